import { describe, expect, test } from 'vitest'
import { type Asked, pastedBot, type Reply } from './answer.ts'
import { readText } from './read-text.ts'
import { laterTrials } from './trials/later-texts.ts'
import { type Trial, trials } from './trials/pasted-texts.ts'
import { unseen } from './trials/unseen-texts.ts'

/** The last lines of what each answer quotes; the text does not say what it is unknown to. */
function answeredLines({ text, business }: Trial, messages: string | string[]): number[] | 'unknown' {
  const bot = pastedBot(readText(text), business)
  let asked: Asked | undefined
  let replies: Reply[] = []
  for (const message of [messages].flat()) {
    const answered = bot.answer(message, asked)
    asked = answered.asked
    replies = answered.replies
  }
  if (replies.some(({ kind }) => kind !== 'answer')) return 'unknown'
  return replies.flatMap((reply) =>
    reply.kind === 'answer' ? reply.passages.map(({ lastLine }) => lastLine) : [],
  )
}

for (const [name, trial] of Object.entries({ ...trials, ...laterTrials }))
  describe(name, () => {
    test.each(trial.asked)('%s', (messages, lines) => {
      expect(answeredLines(trial, messages)).toEqual(lines)
    })
  })

test('of 40 questions that never changed it, 35 are answered from the right lines, and none from wrong ones', () => {
  const outcomes = Object.values(unseen).flatMap((trial) =>
    trial.asked.map(([messages, lines]) => ({ messages, lines, got: answeredLines(trial, messages) })),
  )
  const wrong = outcomes.filter(({ lines, got }) => JSON.stringify(got) !== JSON.stringify(lines))
  expect(outcomes).toHaveLength(40)
  expect(outcomes.length - wrong.length).toBeGreaterThanOrEqual(35)
  expect(wrong.filter(({ got }) => got !== 'unknown')).toEqual([])
})

const clinic = pastedBot(readText('Timings: 10 am to 7 pm\nParking: behind the bank'), 'Asha Dental')
const kindsOf = (message: string) => clinic.answer(message).replies.map(({ kind }) => kind)

test.each([
  ['Namaste ji', ['greeting']],
  ['good morning!', ['greeting']],
  ['Thank you so much', ['thanks']],
  ['asante sana', ['thanks']],
  ['bye', ['farewell']],
  ['😀', ['nothing-asked']],
  ['Hello, when do you open?', ['answer']],
  ['Hi! Is there parking? Do you sell tea?', ['answer', 'unknown']],
])('“%s” is answered as %j', (message, kinds) => {
  expect(kindsOf(message)).toEqual(kinds)
})

test('a day that the text does not mention is told beside what it says', () => {
  expect(clinic.answer('are you open on Sunday?').replies).toMatchObject([
    { kind: 'answer', missing: ['sunday'], passages: [{ lastLine: 1 }] },
  ])
})

test('where only part of what was asked is in the text, the nearest line is offered as no more than that', () => {
  expect(clinic.answer('how much is parking?').replies).toMatchObject([
    { kind: 'unknown', nearest: { lastLine: 2 } },
  ])
})

test('two questions with one answer get it once', () => {
  expect(kindsOf('When do you open? When do you close?')).toEqual(['answer'])
})

describe('a Hindi school’s lines', () => {
  const school = pastedBot(
    readText(
      `कक्षा 1 से 5 - 1,200/- महीना
कक्षा 6 से 8 - 1,500/- महीना
बस का किराया - 600/- महीना
स्कूल सुबह 7:30 से 1:30 तक, रविवार बंद
यूनिफॉर्म स्कूल से मिलेगी
फोन 0522-2345678`,
    ),
    'नीम स्कूल',
  )
  const lineOf = (message: string) => {
    const [reply] = school.answer(message).replies
    return reply?.kind === 'answer' ? reply.passages.map(({ firstLine }) => firstLine) : reply?.kind
  }

  test.each([
    ['कक्षा 7 की फीस कितनी है?', [2]],
    ['कक्षा ७ की फीस', [2]],
    ['class 7 fees', [2]],
    ['class 7 ki fees kitni hai', [2]],
    ['7 की फीस कितनी है?', [2]],
    ['कक्षा 3 का शुल्क', [1]],
    ['कक्षा 9 की फीस कितनी है?', 'unknown'],
    ['बस का किराया कितना है?', [3]],
    ['bus ka kiraya kitna hai', [3]],
    ['फोन नंबर दीजिए', [6]],
    ['phone number dijiye', [6]],
    ['uniform kahan milegi', [5]],
    ['स्कूल कब खुलता है?', [4]],
  ])('“%s” is answered from line %j', (message, lines) => {
    expect(lineOf(message)).toEqual(lines)
  })
})

test('a number is no clock time, and a range of clock times is no range of classes', () => {
  const { answer } = pastedBot(
    readText('Class 6 to 8: morning 7:30 to 1:30\nBus at 7.30, class ends 1:30'),
    '',
  )
  expect(answer('fees of class 7').replies).toMatchObject([{ kind: 'unknown' }])
})
