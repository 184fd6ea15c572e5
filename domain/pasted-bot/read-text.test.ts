import { expect, test } from 'vitest'
import { pastedBot } from './answer.ts'
import { mostCharacters, readText } from './read-text.ts'

const kindsIn = (text: string) => readText(text).passages.map(({ kind, text }) => [kind, text])

test('questions, answers, prices and other lines are told apart, with the lines they stand in', () => {
  const { counts, passages } = readText(
    'Q1. Is there parking?\nAns: Yes, behind the house.\nIt is free.\n\nFacial – Rs. 900\nWe speak Hindi.',
  )
  expect(counts).toEqual({ answer: 1, price: 1, statement: 1, heading: 0 })
  expect(passages[0]).toMatchObject({
    about: 'Is there parking?',
    text: 'Yes, behind the house.\nIt is free.',
    firstLine: 1,
    textLine: 2,
    lastLine: 3,
  })
  expect(passages[1]).toMatchObject({ about: 'Facial', text: 'Facial – Rs. 900', lastLine: 5 })
})

test('a question and its answer may share a line', () => {
  expect(kindsIn('Do you deliver? Yes, within 5 km.')).toEqual([['answer', 'Yes, within 5 km.']])
})

test('a price list right below an answer is no part of it', () => {
  const { counts } = readText(
    'Q: Open on Friday?\nA: No, Friday is closed.\nBlouse - 450/-\nSherwani - 8,000/-',
  )
  expect(counts).toMatchObject({ answer: 1, price: 2 })
})

test('prices are known by rupees, dollars, shillings, “/-”, and by standing in a list', () => {
  expect(readText('A cut 250/-').counts.price).toBe(1)
  expect(readText('Double room: $45').counts.price).toBe(1)
  expect(readText('Kunyoa: TSh 5,000').counts.price).toBe(1)
  expect(readText('दाढ़ी - 80 रुपये').counts.price).toBe(1)
  expect(readText('Price list\nHaircut ..... 250').counts.price).toBe(1)
  expect(readText('iPhone 11: 4500\niPhone 13: 7800').counts.price).toBe(2)
  expect(readText('Phone: 9810000000\nPIN code: 110024').counts.price).toBe(0)
})

test('a row of a table keeps the names of its columns', () => {
  const [row] = readText('Room | Low | High\nDouble | $40 | $55').passages
  expect(row).toMatchObject({ kind: 'price', text: 'Room | Low | High\nDouble | $40 | $55', lastLine: 2 })
})

test('the limit is told, and what is within it is read', () => {
  const long = `Parking is free.\n${'a b c d e f g h.\n'.repeat(20_000)}`
  const text = readText(long)
  expect(long.length).toBeGreaterThan(mostCharacters)
  expect(text.isCut).toBe(true)
  expect(pastedBot(text, '').answer('is parking free?').replies[0]).toMatchObject({ kind: 'answer' })
  expect(readText('a'.repeat(mostCharacters)).isCut).toBe(false)
})

test.each([
  ['nothing', ''],
  ['blank lines', '\n\n \n\t\n'],
  ['names of the language’s own', '__proto__\nconstructor: toString\nQ: __proto__?\nA: hasOwnProperty'],
  ['markup', '<script>alert(1)</script>\n<img src=x onerror=alert(1)> – ₹5\nIs <b>this</b> bold? <i>No</i>'],
  ['emoji', '😀😀😀\n🏷️ Offer 🎉 – ₹99\n👨‍👩‍👧‍👦?\n💈'],
  ['text from right to left', 'ما هي ساعات العمل؟\nمن التاسعة إلى الخامسة\nقص الشعر – $5'],
  ['one endless line', 'word '.repeat(39_000)],
  ['one endless word', 'x'.repeat(190_000)],
  ['10,000 lines', Array.from({ length: 10_000 }, (_, at) => `Item ${at} – ₹${at + 10}`).join('\n')],
  ['10,000 questions', 'Why?\n'.repeat(10_000)],
  ['half characters', '\ud800 – ₹5\n\udfff?'],
])('%s: every passage says only what stands in its lines, and the bot answers', (_, pasted) => {
  const text = readText(pasted)
  for (const passage of text.passages.slice(0, 500)) {
    const lines = text.lines.slice(passage.firstLine - 1, passage.lastLine).join('\n')
    for (const part of passage.text.split('\n')) expect(lines).toContain(part)
  }
  const bot = pastedBot(text, '__proto__')
  for (const question of ['__proto__', 'constructor', 'how much is item 77?', '😀', pasted.slice(0, 600)])
    expect(bot.answer(question).replies.length).toBeGreaterThan(0)
})
