import { describe, expect, test } from 'vitest'
import { wordsIn } from '#content/words.ts'
import { growsEvenly } from '../tests/growth.ts'
import { askAboutEmail } from './email-question.ts'

const ask = (fields: Record<string, unknown>) => askAboutEmail(fields, wordsIn('en').forms)
const asked = (email: string) => ask({ email, email_question: 'ask' }).suggestion

describe('an e-mail address', () => {
  test.each([
    ['asha@gmial.com', 'asha@gmail.com'],
    ['asha@gamil.com', 'asha@gmail.com'],
    ['asha@gmai.com', 'asha@gmail.com'],
    ['asha@gmaill.com', 'asha@gmail.com'],
    ['asha@gmail.co', 'asha@gmail.com'],
    ['asha@gmail.con', 'asha@gmail.com'],
    ['Asha.Rao+shop@GMIAL.COM', 'Asha.Rao+shop@gmail.com'],
    ['asha@yaho.com', 'asha@yahoo.com'],
    ['asha@yahoo.co.im', 'asha@yahoo.co.in'],
    ['asha@hotmial.com', 'asha@hotmail.com'],
    ['asha@outlok.com', 'asha@outlook.com'],
    ['asha@redifmail.com', 'asha@rediffmail.com'],
    ['asha@rediffmial.com', 'asha@rediffmail.com'],
    ['asha@iclould.com', 'asha@icloud.com'],
  ])('one letter from a known provider gets a question: %s', (typed, meant) => {
    expect(asked(typed)).toBe(meant)
    expect(ask({ email: typed, email_question: 'ask' }).question).toEqual({
      email: `Did you mean ${meant}?`,
    })
  })

  test.each([
    'asha@gmail.com',
    'asha@yahoo.com',
    'asha@yahoo.in',
    'asha@ymail.com',
    'asha@email.com',
    'asha@mail.com',
    'asha@hotmail.co.uk',
    'asha@school.example',
    'asha@gmx.com',
    'asha@outlook.example',
    'asha@gnail.org',
    // What comes along unseen when an address is copied, and what is no address at all.
    'asha@gmail.com\u200b',
    ' asha@gmail.com ',
    '@gmial.com',
    'gmial.com',
  ])('gets none where there is nothing to ask: %s', (typed) => {
    expect(asked(typed)).toBeUndefined()
  })

  test('gets none from whoever cannot be asked, nor a second time', () => {
    expect(ask({ email: 'asha@gmial.com' })).toEqual({ fields: { email: 'asha@gmial.com' } })
    for (const email_question of ['keep', '', { odd: true }])
      expect(ask({ email: 'asha@gmial.com', email_question })).toMatchObject({
        fields: { email: 'asha@gmial.com' },
        question: undefined,
      })
  })

  test('is the one that was chosen, and an answer about another address changes nothing', () => {
    const answered = (email: string) => ask({ email, email_question: 'asha@gmail.com' }).fields.email
    expect(answered('asha@gmial.com')).toBe('asha@gmail.com')
    for (const other of ['asha@yaho.com', 'ravi@gmial.com', 'asha@shop.example'])
      expect(answered(other)).toBe(other)
  })

  test('is judged in time that grows with its length', async () => {
    const address = (length: number) => `${'g'.repeat(length)}@${'gmail.'.repeat(length)}com`
    expect(await growsEvenly(asked, address, 20_000)).toBe(true)
  })
})
