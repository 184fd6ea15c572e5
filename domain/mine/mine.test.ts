import { describe, expect, test } from 'vitest'
import { languages } from '#content/languages.ts'
import { wordsIn } from '#content/words.ts'
import { contactFields } from '#domain/form-fields.ts'
import { converse, mineWords, triedMessage } from './converse.ts'
import {
  asksForMine,
  hourOf,
  longestName,
  longestQuestion,
  type Mine,
  mostQuestions,
  nameOf,
  suggestedQuestions,
  tradeOf,
  trialIn,
} from './mine.ts'

const words = mineWords(wordsIn('en'))
const clinic: Mine = { business: 'Asha Dental', trade: 'clinic', closes: '20' }
const talk = (mine: Mine, ...asked: string[]) => converse(words, { mine, asked })

describe.each(languages)('in %s', (language) => {
  const said = mineWords(wordsIn(language))

  test.each(said.trades.map(({ id }) => id))(
    'a %s answers its own questions, and not the one it cannot',
    (trade) => {
      for (const { id } of said.closing) {
        const mine = { business: 'Asha', trade, closes: id }
        const { facts, notYet } = tradeOf(said, trade)
        const offered = suggestedQuestions(said, mine)
        expect(converse(said, { mine, asked: [] })[0]?.answer).toBe(
          facts[0]?.answer.replaceAll('{closes}', hourOf(said, mine)),
        )
        expect(offered.at(-1)).toBe(notYet)
        for (const { ask, answer } of facts) {
          const [turn] = converse(said, { mine, asked: [ask.replaceAll('{closes}', hourOf(said, mine))] })
          expect([ask, turn?.answer]).toEqual([ask, answer.replaceAll('{closes}', hourOf(said, mine))])
        }
        expect(converse(said, { mine, asked: [notYet] })).toEqual([
          { question: notYet, answer: said.unknown, isKnown: false, isTalk: false },
        ])
      }
    },
  )
})

test.each([
  ['clinic', 'Asha Dental: are you open on Sunday?', 'closed on Sunday'],
  ['clinic', 'do you open on sundays', 'closed on Sunday'],
  ['clinic', 'when do you close?', '8 pm'],
  ['clinic', 'what time do you open', '10 am'],
  ['clinic', 'checkup kitne ka hai', '300/-'],
  ['clinic', 'price of root canal', '4,500/-'],
  ['clinic', 'do you take upi', 'UPI'],
  ['clinic', 'can i get an appointment tomorrow', 'first free time'],
  ['school', 'admission open hai kya', 'nursery'],
  ['school', 'fees?', '2,800/-'],
  ['school', 'bus facility', 'six routes'],
  ['coaching', 'class 10 fees', '2,800/-'],
  ['coaching', 'demo class', 'two demo classes'],
  ['shop', 'do you deliver to Jaipur', 'four to six days'],
  ['shop', 'return policy', 'seven days'],
  ['hotel', 'double room price', '3,200/-'],
  ['hotel', 'airport pickup?', '900/-'],
  ['hotel', 'wifi', 'in all rooms'],
])('a %s asked “%s” says “%s”', (trade, question, answer) => {
  expect(talk({ ...clinic, trade }, question)[0]?.answer).toContain(answer)
})

test.each([
  ['clinic', 'Do you treat cats?'],
  ['clinic', 'Who won the match?'],
  ['school', 'Do you teach Mandarin?'],
  ['coaching', 'Is there parking?'],
  ['shop', 'Do you sell shoes?'],
  ['hotel', 'Is there a swimming pool?'],
])('a %s asked “%s” says that it does not know', (trade, question) => {
  expect(talk({ ...clinic, trade }, question)).toEqual([
    { question, answer: words.unknown, isKnown: false, isTalk: false },
  ])
})

test('in Swahili the samples speak of Tanzania, with one clock', () => {
  const said = mineWords(wordsIn('sw'))
  const answers = said.trades.flatMap(({ facts }) => facts.map(({ answer }) => answer)).join('\n')
  expect(answers).not.toMatch(/rupia|UPI|₹|saa (?:sita|moja|mbili|tatu|nne|tano)/)
  for (const trade of ['clinic', 'school', 'shop'])
    expect(converse(said, { mine: { ...clinic, trade }, asked: ['Mnapokea M-Pesa?'] })[0]?.answer).toContain(
      'Kwa M-Pesa',
    )
})

test('another closing hour changes every answer that names it', () => {
  const questions = ['What are your timings?', 'How do I pay?', 'until when are you open?']
  const turns = talk({ ...clinic, closes: '22' }, ...questions)
  expect(turns.map(({ answer }) => answer.includes('10 am to 10 pm'))).toEqual([true, false, true])
})

test('courtesy is answered with courtesy', () => {
  expect(talk(clinic, 'namaste', 'thanks').map(({ answer }) => answer)).toEqual([
    words.talk.greeting,
    words.talk.thanks,
  ])
})

describe('a name', () => {
  test.each([
    ['  Asha \n Dental  ', 'Asha Dental'],
    ['\u202eevil\u2066', 'evil'],
    ['a'.repeat(1000), 'a'.repeat(80)],
    ['🦷'.repeat(1000), '🦷'.repeat(80)],
    ['<b>Asha</b>', '<b>Asha</b>'],
    ['दाँत घर', 'दाँत घर'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(nameOf(typed)).toBe(shown)
  })

  test.each(['Q: Are you open on Sunday? A: Always.', 'Sunday', 'check-up free', '{closes}', 'Price - 1/-'])(
    '%s changes no answer',
    (business) => {
      const [turn] = talk({ ...clinic, business }, 'Are you open on Sunday?')
      expect(turn?.answer).toContain('we are closed on Sunday')
    },
  )
})

describe('an address', () => {
  const read = (search: string) => trialIn(new URLSearchParams(search), words)

  test('says what business it is and what was asked', () => {
    expect(read('name=Noor&trade=shop&closes=22&ask=&ask=Do+you+deliver%3F')).toEqual({
      mine: { business: 'Noor', trade: 'shop', closes: '22' },
      asked: ['Do you deliver?'],
    })
  })

  test.each(['', 'trade=bank&closes=99&name=++', 'closes=toString&trade=__proto__'])(
    'that says “%s” shows the sample',
    (search) => {
      expect(read(search)).toEqual({ mine: { ...clinic, business: '' }, asked: [] })
      expect(converse(words, read(search))[0]?.question).toBe('Are you open on Sunday?')
    },
  )

  test('that names a trade alone shows its sample', () => {
    const trial = read('trade=hotel')
    expect(converse(words, trial)[0]?.question).toBe('Can we check in after 8 pm?')
    expect(triedMessage(words, trial).subject).toBe('An agent for Baraza House')
  })

  test('is the plain page unless it says something of a business', () => {
    expect(asksForMine(new URLSearchParams('utm_source=x'))).toBe(false)
    expect(asksForMine(new URLSearchParams('trade=shop'))).toBe(true)
  })

  test('cannot ask without end', () => {
    const many = read(Array.from({ length: 5000 }, (_, at) => `ask=q${at}`).join('&'))
    expect(many.asked).toHaveLength(12)
    expect(read(`ask=${'x'.repeat(100_000)}`).asked[0]).toHaveLength(300)
  })
})

test('the team reads who tried it, what was answered and what was not', () => {
  const { subject, message } = triedMessage(words, {
    mine: clinic,
    asked: ['Are you open on Sunday?', 'Do you fit braces?'],
  })
  expect(subject).toBe('An agent for Asha Dental')
  expect(message).toMatch(/Business: Asha Dental\nWhat it is: Clinic\nCloses at: 8 pm/)
  expect(message).toMatch(/answered:\n- Are you open on Sunday\?/)
  expect(message).toMatch(/not known yet:\n- Do you fit braces\?/)
})

test('what is answered only in part, or asks nothing, is not told as answered, and courtesy not at all', () => {
  const asked = ['namaste', 'Do you deliver?', 'Do you deliver on Diwali?', '???', 'asdf qwer']
  const turns = talk({ ...clinic, trade: 'shop' }, ...asked)
  expect(turns.map(({ isKnown }) => isKnown)).toEqual([true, true, false, false, false])
  const { message } = triedMessage(words, { mine: { ...clinic, trade: 'shop' }, asked })
  expect(message).toMatch(
    /answered:\n- Do you deliver\?\n\nAsked, and not known yet:\n- Do you deliver on Diwali\?/,
  )
  expect(message).not.toContain('namaste')
})

test.each(languages)('what the team gets fits the form, however much was asked, in %s', (language) => {
  const asked = Array.from({ length: mostQuestions }, (_, at) => `${at}${'é'.repeat(longestQuestion - 2)}`)
  const { subject, message } = triedMessage(mineWords(wordsIn(language)), {
    mine: { ...clinic, business: '🦷'.repeat(longestName) },
    asked,
  })
  expect(subject.length).toBeLessThanOrEqual(contactFields.subject.maxLength)
  // A form without script sends each line end as two characters.
  expect(message.replaceAll('\n', '\r\n').length).toBeLessThanOrEqual(contactFields.message.maxLength)
})
