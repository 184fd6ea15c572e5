import { describe, expect, test } from 'vitest'
import { readEvents } from '#app/features/chat/event-stream.ts'
import { matchesSearch } from '#app/features/faq/find-questions.ts'
import { chatWidget } from '#content/en/chat-widget.ts'
import { findAmounts } from '#domain/amounts.ts'
import { readAnswer } from '#domain/chat-answer.ts'
import { checkChatMessage } from '#domain/chat-message.ts'
import { startConversation, whatsappText, withQuestion } from '#domain/conversation.ts'
import { analyseMessage } from '#domain/conversation-analyser.ts'
import { checkHandover, outlineOf } from '#domain/handover.ts'
import { isListedLink } from '#domain/listed-links.ts'
import { internationalNumber } from '#domain/phone-number.ts'
import { storableText, withPlainDigits } from '#domain/plain-text.ts'
import { readReply } from '#domain/reply-text.ts'
import { shortened } from '#domain/testimonial-text.ts'
import { textAsRead } from '#domain/text-as-read.ts'
import { answerFromContent, tellFromPriceList } from '#server/assistant/built-in.ts'
import { guardText } from '#server/assistant/guarded-text.ts'
import { withoutPeople } from '#server/assistant/memory.ts'
import { readPassages } from '#server/assistant/passages.ts'
import { monthsIn } from '#server/assistant/price-answers.ts'
import { guardContext } from '#server/assistant/price-guard.ts'
import { readPriceList } from '#server/assistant/price-list.ts'
import { conceptsIn, readQuestion } from '#server/assistant/question.ts'
import { createSearchIndex } from '#server/assistant/search-index.ts'
import { splitSentences } from '#server/assistant/sentences.ts'
import { searchQuery } from '#server/desk/search-query.ts'

const knowledge = { prices: readPriceList(), index: createSearchIndex(readPassages()) }
const asked = readQuestion('How much is the AI chatbot Pro plan?')
const correction = tellFromPriceList(asked, knowledge)

/** Everything that reads what a visitor, or a model, wrote. */
const readers: Record<string, (text: string) => unknown> = {
  'the question reader': (text) => readQuestion(text, [{ text, isBot: false }]),
  'the answer from our content': (text) => answerFromContent(readQuestion(text), knowledge),
  'the vocabulary': (text) => conceptsIn(text, 'hi-latn'),
  'the reader of amounts': (text) => findAmounts(textAsRead(text)),
  'the reader of months': monthsIn,
  'the price guard': (text) => guarded([text]),
  'the price guard, letter by letter': (text) => guarded(text),
  'the splitter of sentences': splitSentences,
  'the search in our pages': (text) => knowledge.index.find(text, 3),
  'the memory of unanswered questions': withoutPeople,
  'the reader of replies': readReply,
  'the reader of answers': (text) =>
    readAnswer({ success: true, response: text, cards: [{ kind: 'page', label: text, href: text }] }),
  'the reader of links': isListedLink,
  'the conversation analyser': analyseMessage,
  'the check of a message': (text) =>
    checkChatMessage({ message: text, history: [{ text, isBot: false }], leadContext: text }),
  'the check and outline of a hand-over': handOver,
  'the WhatsApp text': (text) =>
    whatsappText(
      withQuestion(startConversation('Hello', 'ab3def7h', new Date()), text, new Date()),
      'AB3D-EF7H',
      chatWidget.handOver,
    ),
  'the reader of phone numbers': internationalNumber,
  'the cleaner of text': (text) => withPlainDigits(storableText(text)),
  'the shortener of testimonials': shortened,
  'the search at the desk': searchQuery,
  'the search in the questions': (text) => matchesSearch({ id: '', question: text, answer: text }, text),
}

/** Texts of about the given length that make careless readers slow. */
const shapes: Record<string, string> = {
  discounts: '20% off ',
  'dashes and digits': '1-',
  digits: '1',
  'groups of digits': '12 ',
  spaces: ' ',
  'line ends': '\n',
  letters: 'a',
  'dots without spaces': 'a.',
  abbreviations: 'rs. ',
  'at signs': 'a@a.',
  'open brackets': '[',
  'links to nowhere': '[a](b',
  stars: '**a',
  'tags that never end': '<a ',
  'words of ours': 'online package price voice agent free ',
  'words that look like ours': 'chatbqt whatzapq dashbqard ',
  'number words': 'one hundred and ',
  'Hindi words': 'कीमत कितनी ₹१२ ',
  quotes: '"\\',
  'half characters': '\ud800',
}

const length = 2500
/** Four times the text may take four times as long, with as much again for chance; sixteen would be the square. */
const growth = 8
const noticeable = 10

describe('reading what others wrote takes no longer than the text is long', () => {
  test.each(Object.entries(readers))('%s', (_, read) => {
    const slow = Object.entries(shapes).filter(([, shape]) => !growsEvenly(read, shape))
    expect(slow.map(([name]) => name)).toEqual([])
  })

  test('the reader of event streams', async () => {
    const [short, long] = [await timeOfStream('a', 6 * length), await timeOfStream('a', 24 * length)]
    expect(long).toBeLessThan(growth * short + noticeable)
  })
})

function growsEvenly(read: (text: string) => unknown, shape: string): boolean {
  let short = Number.POSITIVE_INFINITY
  let long = Number.POSITIVE_INFINITY
  // The machine may be busy with something else: only what is slow every time is slow.
  for (let attempt = 0; attempt < 12; attempt++) {
    short = Math.min(short, timeOf(read, repeated(shape, length)))
    long = Math.min(long, timeOf(read, repeated(shape, 4 * length)))
    if (long <= growth * short + noticeable) return true
  }
  return false
}

function repeated(shape: string, size: number): string {
  return shape.repeat(Math.ceil(size / shape.length))
}

function timeOf(read: (text: string) => unknown, text: string): number {
  const started = performance.now()
  read(text)
  return performance.now() - started
}

async function timeOfStream(shape: string, size: number): Promise<number> {
  const bytes = new TextEncoder().encode(repeated(shape, size))
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 3) controller.enqueue(bytes.slice(at, at + 3))
      controller.close()
    },
  })
  const started = performance.now()
  for await (const _ of readEvents(body));
  return performance.now() - started
}

function guarded(pieces: Iterable<string>): string {
  const guard = guardText(guardContext(asked, knowledge.prices), correction)
  let shown = ''
  for (const piece of pieces) shown += guard.push(piece)
  return shown + guard.end()
}

function handOver(text: string): unknown {
  const messages = Array.from({ length: 4 }, () => ({ text, isBot: false }))
  const checked = checkHandover({ email: 'asha@school.example', messages, consent: true })
  return checked.ok && outlineOf(checked.fields)
}
