import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { failureKindOf, readAnswer, readProblem } from './chat-answer.ts'

describe('an answer of the assistant', () => {
  test('[C-10] is a success with its words and its cards', () => {
    const price = {
      kind: 'price',
      title: 'Chatbots',
      page: 'AI chatbots page',
      rows: [
        { name: 'Starter', setup: 'one', monthly: 'two' },
        { name: 'Custom', price: 'three' },
      ],
      href: '/services/ai-chatbots#pricing',
    }
    const page = { kind: 'page', label: 'Prices', href: '/pricing' }
    const cards = [
      price,
      page,
      { kind: 'book-demo', label: 'Book' },
      { kind: 'whatsapp', label: 'Write' },
      { kind: 'hand-over', label: 'Send' },
    ]
    expect(readAnswer({ success: true, response: 'Namaste', error: null, cards })).toEqual({
      success: true,
      response: 'Namaste',
      cards,
    })
  })

  test('says which language it is in, if that is one of ours', () => {
    const languages = ['hi-latn', 'xx', undefined].map(
      (language) => readAnswer({ success: true, language }).language,
    )
    expect(languages).toEqual(['hi-latn', undefined, undefined])
  })

  test('leaves out cards that it does not know or that lead elsewhere', () => {
    const cards = [
      { kind: 'page', label: 'Free money', href: 'https://evil.example' },
      { kind: 'page', label: 'Prices', href: 'javascript:alert(1)' },
      { kind: 'iframe', label: 'Prices', href: '/pricing' },
      { kind: 'price', title: 'No rows', page: 'Prices', href: '/pricing' },
      { kind: 'book-demo' },
      'whatsapp',
      null,
    ]
    expect(readAnswer({ success: true, response: 'Namaste', cards })).toEqual({
      success: true,
      response: 'Namaste',
      cards: [],
    })
  })

  test('[C-10] is a failure with its message, or Unknown error occurred', () => {
    expect(readAnswer({ success: false, response: '', error: 'model 503' })).toEqual({
      success: false,
      error: 'model 503',
      cards: [],
    })
    expect(readAnswer({ success: false, response: 'Later, please', error: '' })).toEqual({
      success: false,
      error: 'Unknown error occurred',
      response: 'Later, please',
      cards: [],
    })
    expect(readAnswer(undefined)).toEqual({ success: false, error: 'Unknown error occurred', cards: [] })
  })

  test('[C-10] that was refused is a failure with its status', () => {
    expect(readProblem(429, { error: { code: 'limited', message: 'Slow down' } })).toEqual({
      success: false,
      error: '429 Slow down',
      response: 'Slow down',
      cards: [],
    })
    expect(readProblem(413, { error: { code: 'too-large', message: 'Shorten it' } })).toEqual({
      success: false,
      error: '413 Shorten it',
      response: 'Shorten it',
      isRefused: true,
      cards: [],
    })
    const fields = { message: 'Cannot be read' }
    expect(readProblem(422, { error: { code: 'invalid', message: 'Check it', fields } })).toEqual({
      success: false,
      error: '422 Cannot be read',
      response: 'Cannot be read',
      isRefused: true,
      cards: [],
    })
    expect(readProblem(502, '<html>')).toEqual({
      success: false,
      error: '502 Unknown error occurred',
      cards: [],
    })
    expect(readProblem(503, { success: false, error: 'overloaded', response: 'Busy' })).toEqual({
      success: false,
      error: 'overloaded',
      response: 'Busy',
      cards: [],
    })
  })

  test.each([
    ['503 Service Unavailable', 'busy'],
    ['The model is Overloaded', 'busy'],
    ['429 RESOURCE_EXHAUSTED', 'unreachable'],
    ['404 Not Found', 'settingUp'],
    ['TypeError: Failed to fetch', 'unreachable'],
    ['500 Internal Server Error', 'unreachable'],
  ])('[C-11] “%s” is told as %s', (error, kind) => {
    expect(failureKindOf(error)).toBe(kind)
  })

  test('never throws, whatever was sent', () => {
    fc.assert(fc.property(fc.anything(), (content) => typeof readAnswer(content).success === 'boolean'))
  })
})
