import { describe, expect, test } from 'vitest'
import { growthOfTime } from '../tests/growth.ts'
import { emailQuestion } from './email-question.ts'

const asked = (email: string) => emailQuestion({ email_question: 'ask' }, email)?.suggestion

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
    expect(emailQuestion({ email_question: 'ask' }, typed)?.messages).toEqual({
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
  ])('gets none where there is nothing to ask: %s', (typed) => {
    expect(asked(typed)).toBeUndefined()
  })

  test('gets none from whoever cannot be asked, nor a second time', () => {
    expect(emailQuestion({}, 'asha@gmial.com')).toBeUndefined()
    for (const email_question of ['keep', '', { odd: true }])
      expect(emailQuestion({ email_question }, 'asha@gmial.com')).toBeUndefined()
  })

  test('is judged in time that grows with its length', () => {
    const read = (length: number) => asked(`${'g'.repeat(length)}@${'gmail.'.repeat(length)}com`)
    expect(growthOfTime(read, 20_000)).toBeLessThan(40)
  })
})
