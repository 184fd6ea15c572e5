import { describe, expect, test } from 'vitest'
import { readEvents } from '#app/features/chat/event-stream.ts'
import { matchesSearch } from '#app/features/faq/find-questions.ts'
import { chatsOf } from '#content/whatsapp-flows.ts'
import { wordsIn } from '#content/words.ts'
import { findAmounts } from '#domain/amounts.ts'
import { answerTurn, startTalk } from '#domain/call/talk.ts'
import { readAnswer } from '#domain/chat-answer.ts'
import { checkChatMessage } from '#domain/chat-message.ts'
import { startConversation, whatsappText, withQuestion } from '#domain/conversation.ts'
import { analyseMessage } from '#domain/conversation-analyser.ts'
import { checkHandover, outlineOf } from '#domain/handover.ts'
import { isListedLink } from '#domain/listed-links.ts'
import { converse, mineWords } from '#domain/mine/converse.ts'
import { trialIn } from '#domain/mine/mine.ts'
import { pastedBot } from '#domain/pasted-bot/answer.ts'
import { readText as readPasted } from '#domain/pasted-bot/read-text.ts'
import { internationalNumber } from '#domain/phone-number.ts'
import { storableText, withPlainDigits } from '#domain/plain-text.ts'
import { withoutQuoted } from '#domain/quoted-text.ts'
import { readReply } from '#domain/reply-text.ts'
import { readRichText } from '#domain/rich-text.ts'
import { holdSheet } from '#domain/sheet/dashboard.ts'
import { readDate, readTime } from '#domain/sheet/read-date.ts'
import { readNumber } from '#domain/sheet/read-number.ts'
import { readText } from '#domain/sheet/read-text.ts'
import { readWorkbook } from '#domain/sheet/read-workbook.ts'
import { shortened } from '#domain/testimonial-text.ts'
import { textAsRead } from '#domain/text-as-read.ts'
import { soundsUrgent } from '#domain/urgency.ts'
import { startChat, write } from '#domain/whatsapp/chat.ts'
import { answerFromContent, materialFor } from '#server/assistant/built-in.ts'
import { guardText } from '#server/assistant/guard/guarded-text.ts'
import { checkSentence, groundsOf } from '#server/assistant/guard/sentence.ts'
import { splitSentences } from '#server/assistant/guard/sentences.ts'
import { readKnowledge } from '#server/assistant/knowledge.ts'
import { withoutPeople } from '#server/assistant/memory.ts'
import { conceptsIn } from '#server/assistant/understand/concepts.ts'
import { countsIn } from '#server/assistant/understand/counts.ts'
import { readQuestions } from '#server/assistant/understand/message.ts'
import { readQuestion } from '#server/assistant/understand/question.ts'
import { htmlText } from '#server/desk/inbox/html-text.ts'
import { readMail } from '#server/desk/inbox/read-mail.ts'
import { searchQuery } from '#server/desk/search-query.ts'
import { growsEvenly } from './growth.ts'
import { aReceivedMail } from './received-mails.ts'
import { aWorkbookOf } from './workbook.ts'

const words = wordsIn('en')
const knowledge = readKnowledge()
const asked = readQuestion('How much is the AI chatbot Pro plan?', knowledge.classify)
const material = materialFor(asked, knowledge, answerFromContent([asked], knowledge))
const grounds = groundsOf(asked, knowledge.prices, material)

type Reader = (text: string) => unknown

/** Everything that reads what a visitor, or a model, wrote. */
const readers: Record<string, Reader> = {
  'the reader of event streams': (text) => readStream(text.repeat(4)),
  'the question reader': (text) =>
    readQuestions(text, Array(10).fill({ text, isBot: false }), knowledge.classify),
  'the answer from our content': (text) =>
    answerFromContent(readQuestions(text, [], knowledge.classify), knowledge),
  'the vocabulary': (text) => conceptsIn(text, 'hi-latn'),
  'the reader of amounts': (text) => findAmounts(textAsRead(text)),
  'the reader of counts': countsIn,
  'the guard': (text) =>
    splitSentences(inSentences(text)).map((sentence) => checkSentence(sentence, grounds)),
  'the guard, letter by letter': (text) => guarded(inSentences(text)),
  'the splitter of sentences': splitSentences,
  'the search in our pages': (text) => knowledge.index.find(text, 3),
  'the memory of unanswered questions': withoutPeople,
  'the reader of replies': readReply,
  'the reader of articles': (text) => readRichText(text, 'note', {}),
  'the reader of answers': (text) =>
    readAnswer({ success: true, response: text, cards: [{ kind: 'page', label: text, href: text }] }),
  'the agent of the call to try': (text) =>
    answerTurn(startTalk('clinic'), text, { today: '2026-11-18', minutes: 600 }),
  'the reader of links': isListedLink,
  'the conversation analyser': (text) => analyseMessage(text, words.conversation.keywords),
  'the check of a message': (text) =>
    checkChatMessage({ message: text, history: [{ text, isBot: false }], leadContext: text }),
  'the check and outline of a hand-over': handOver,
  'the WhatsApp text': (text) =>
    whatsappText(
      withQuestion(
        startConversation('Hello', 'ab3def7h', new Date()),
        text,
        new Date(),
        words.conversation.keywords,
      ),
      'AB3D-EF7H',
      words.chatWidget.handOver,
    ),
  'the reader of phone numbers': internationalNumber,
  'the cleaner of text': (text) => withPlainDigits(storableText(text)),
  'the shortener of testimonials': shortened,
  'the ear for what is urgent': soundsUrgent,
  'the search at the desk': searchQuery,
  'the reader of quoted mail': (text) =>
    withoutQuoted(`${text}\n${text.replaceAll(' ', '\n')}\n> ${text} wrote:\n${text}`),
  'the reader of HTML mail': (text) => htmlText(text.repeat(20)),
  'the reader of mails': (text) => readMail(received(text)),
  'the reader of sheets': (text) => {
    for (const lines of [text, text.replaceAll(' ', '\n'), text.replaceAll('a', '"\n')])
      sheet(`a,b\n${lines}`)
  },
  'the reader of workbooks': (text) =>
    Promise.all(
      [
        text,
        `<row r="1">${text}`,
        text.replace(/[a ]/g, '<row><c '),
        text.replace(/[a1 ]/g, '<row><c><v>'),
      ].map((rows) => readWorkbook(aWorkbookOf(rows)).catch(() => {})),
    ),
  'the readers of cells': (text) => [readNumber(text), readNumber(text, ','), readDate(text), readTime(text)],
  'the agent of the first view': (text) =>
    converse(
      mineWords(words),
      trialIn(new URLSearchParams({ name: text, trade: text, ask: text }), mineWords(words)),
    ),
  'the reader of pasted texts': (text) => readPasted(text.repeat(8)),
  'the bot that has read a pasted text': (text) => pastedBot(readPasted(text.repeat(8)), text).answer(text),
  'the WhatsApp agent to try': (text) =>
    write(
      { ...startChat('clinic', 'en', 'Hi'), step: 'need' },
      text,
      chatsOf('clinic', words.tryWhatsapp.chats),
    ),
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
  lists: '- ',
  'numbered lists': '1. ',
  'many amounts': '₹1,',
  'links to nowhere': '[a](b',
  stars: '*',
  'bold that never ends': '**a',
  'tags that never end': '<a ',
  'words of ours': 'online package price voice agent free ',
  'words that look like ours': 'chatbqt whatzapq dashbqard ',
  'number words': 'one hundred and ',
  'Hindi words': 'कीमत कितनी ₹१२ ',
  quotes: '"\\',
  'half characters': '\ud800',
}

const length = 1500
describe('reading what others wrote takes no longer than the text is long', () => {
  test.each(Object.entries(readers))('%s', async (_, read) => {
    const slow: string[] = []
    for (const [name, shape] of Object.entries(shapes))
      if (!(await growsEvenly(read, (size) => repeated(shape, size), length))) slow.push(name)
    expect(slow).toEqual([])
  })
})

function sheet(text: string): unknown {
  try {
    return holdSheet(readText(text), String)
  } catch {
    // Nothing but a heading, or no table.
    return undefined
  }
}

function repeated(shape: string, size: number): string {
  return shape.repeat(Math.ceil(size / shape.length))
}

/** The same in every place of a mail that is read. */
function received(text: string) {
  const line = text.replace(/\s+/g, ' ')
  const headers = { 'In-Reply-To': line, References: line, 'Content-Type': `text/plain; name="${line}"` }
  const mail = aReceivedMail({ from: line, subject: line, messageId: line, headers, text })
  return { source: Buffer.from(mail), isWhole: true, receivedAt: new Date() }
}

/** In pieces as small as a network could make them. */
async function readStream(text: string): Promise<void> {
  const bytes = new TextEncoder().encode(text)
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 4) controller.enqueue(bytes.slice(at, at + 4))
      controller.close()
    },
  })
  for await (const _ of readEvents(body));
}

/** The longest that the guard reads: it takes what is longer for no sentence at all. */
function inSentences(text: string): string {
  return text.replace(/.{700}/gs, '$&.\n')
}

function guarded(pieces: Iterable<string>): string {
  const guard = guardText(asked, knowledge.prices, material)
  let shown = ''
  for (const piece of pieces) shown += guard.push(piece)
  return shown + guard.end()
}

function handOver(text: string): unknown {
  const messages = Array.from({ length: 4 }, () => ({ text, isBot: false }))
  const checked = checkHandover({ email: 'asha@school.example', messages, consent: true })
  return checked.ok && outlineOf(checked.fields, words.conversation)
}
