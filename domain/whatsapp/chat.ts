import type { Money } from '#content/money.ts'
import {
  type ChatLanguage,
  chatLanguages,
  flows,
  type PhraseWords,
  type Step,
  type TradeChats,
  type TradeId,
  type Way,
} from '#content/whatsapp-flows.ts'
import { choiceNamed, languageOf, puzzles, type Reading, readMessage } from './reading.ts'

/** What the customer answered to a question: something that was offered, or their own words. */
export type Answer = { step: string; choice: string } | { text: string }
export type Answers = Readonly<Record<string, Answer>>

export type TemplateId = 'reminder' | 'offer'

/** What is sent or happens, in its order; nothing is ever taken back. */
export type Entry = { id: number; day: number; minute: number; language: ChatLanguage } & (
  | { kind: 'typed'; by: 'customer' | 'owner'; text: string }
  | { kind: 'chosen'; by: 'customer'; step: string; choice: string }
  | { kind: 'language'; by: 'agent' }
  | { kind: 'step'; by: 'agent'; step: string; answers: Answers; amount?: Money }
  | { kind: 'phrase'; by: 'agent'; phrase: keyof PhraseWords }
  | { kind: 'answer'; by: 'agent'; answer: string }
  | { kind: 'template'; by: 'agent'; template: TemplateId; answers: Answers }
  | { kind: 'event'; event: ChatEvent }
)
export type Message = Exclude<Entry, { kind: 'event' }>

type ChatEvent =
  | 'handed-over'
  | 'stepped-aside'
  | 'given-back'
  | 'next-day'
  | 'next-week'
  | 'booked'
  | 'stopped'
  | Refusal

/** Why a message of the business was not sent. */
type Refusal = 'window-closed' | 'nothing-booked' | 'no-consent' | 'opted-out'

export interface Chat {
  trade: TradeId
  language: ChatLanguage
  /** The question that waits for an answer; none while the language is being chosen. */
  step: string | undefined
  entries: readonly Entry[]
  answers: Answers
  /** What they came for: a choice of the menu. */
  wish: string | undefined
  amount: Money | undefined
  isBooked: boolean
  /** Who answers the customer. */
  handler: 'agent' | 'person'
  /** Why a person is needed. */
  need: 'asked' | 'upset' | 'lost' | undefined
  offers: 'not-asked' | 'allowed' | 'refused' | 'stopped'
  day: number
  minute: number
  /** Whether the customer wrote within the last day, so that free text may be sent. */
  isWindowOpen: boolean
  /** How many messages in a row were not understood. */
  missed: number
}

const opening = 10 * 60 + 42
const lostAfter = 2

/** As the customer opens it: they have written one word of their language, and the agent asks which it is. */
export function startChat(trade: TradeId, language: ChatLanguage, greeting: string): Chat {
  const chat: Chat = {
    trade,
    language,
    step: undefined,
    entries: [],
    answers: {},
    wish: undefined,
    amount: undefined,
    isBooked: false,
    handler: 'agent',
    need: undefined,
    offers: 'not-asked',
    day: 0,
    minute: opening,
    isWindowOpen: true,
    missed: 0,
  }
  return add(add(chat, { kind: 'typed', by: 'customer', text: greeting }), { kind: 'language', by: 'agent' })
}

export function stepsOf(trade: TradeId): string[] {
  return Object.keys(flows[trade])
}

/** The lines of the lead card, in the order in which they are asked for. */
export function fieldsOf(trade: TradeId): string[] {
  return [...new Set(stepsOf(trade).flatMap((step) => stepOf(trade, step).field ?? []))]
}

export function stepOf(trade: TradeId, step: string): Step {
  const steps: Readonly<Record<string, Step>> = flows[trade]
  const found = steps[step]
  if (!found) throw new Error(`The flow ${trade} has no step ${step}`)
  return found
}

/** The visitor presses a choice of some question, which may be one of earlier. */
export function choose(chat: Chat, step: string, choice: string): Chat {
  const said = hear(chat, { kind: 'chosen', by: 'customer', step, choice })
  if (said.handler === 'person') return said
  if (step === 'language') {
    const language = chatLanguages.find((each) => each === choice)
    return language && chat.step === undefined ? begin(said, language) : already(said)
  }
  if (step === 'reminder') {
    const isAnswered = chat.entries.some((entry) => entry.kind === 'chosen' && entry.step === step)
    if (isAnswered) return already(said)
    return choice === 'confirm' ? say(said, 'confirmed') : handOver(say(said, 'shifting'), 'asked')
  }
  const way = stepOf(chat.trade, step).choices?.[choice]
  return way && chat.step === step ? follow(said, step, choice, way) : already(said)
}

/** The visitor writes. Nothing is sent that WhatsApp would not take either: it comes back as it was. */
export function write(chat: Chat, text: string, texts: TradeChats): Chat {
  const reading = readCustomer(chat, text, texts)
  if (reading.kind === 'empty' || reading.kind === 'too-long') return chat
  const said = hear(chat, { kind: 'typed', by: 'customer', text: text.trim() })
  if (reading.kind === 'stop') return optOut(said)
  if (said.handler === 'person') return said
  if (reading.kind === 'rude') return handOver(say(said, 'calm'), 'upset')
  if (reading.kind === 'person') return handOver(say(said, 'person'), 'asked')
  if (chat.step === undefined) return begin(said, languageOf(text, reading, texts))
  if (reading.kind === 'leave') return say({ ...said, step: 'done', missed: 0 }, 'left')
  if (reading.kind === 'answer') return tell(said, reading.answer, text, texts)
  if (chat.step === 'done') return ask(say({ ...said, missed: 0 }, 'again'), 'menu')
  const step = stepOf(chat.trade, chat.step)
  const way = reading.kind === 'choice' ? step.choices?.[reading.choice] : undefined
  if (reading.kind === 'choice' && way) return follow(said, chat.step, reading.choice, way)
  if (reading.kind === 'words' && step.typed) return answered(said, chat.step, step, text.trim())
  return puzzled(said, reading, chat.step)
}

/** What stands in the way of sending a message, before it is sent. */
export function readCustomer(chat: Chat, text: string, texts: TradeChats): Reading {
  const understood = chatLanguages.map((language) => texts[language].understood)
  if (chat.step === undefined) {
    const choices = Object.fromEntries(
      chatLanguages.map((language) => [language, { label: language, typed: texts[language].typed }]),
    )
    return readMessage(text, { understood, choices })
  }
  const choices = texts[chat.language].trade.steps[chat.step]?.choices
  const answers = chatLanguages.flatMap((language) =>
    Object.entries(texts[language].trade.answers ?? {}).map(([id, { typed }]) => [id, typed] as const),
  )
  const { field, tile } = stepOf(chat.trade, chat.step)
  return readMessage(text, { understood, answers, isOpen: !field && !tile, ...(choices && { choices }) })
}

/** The owner writes in the chat, and the agent steps aside; outside the window WhatsApp takes no free text. */
export function reply(chat: Chat, text: string): Chat {
  if (!chat.isWindowOpen) return happen(chat, 'window-closed')
  const aside = chat.handler === 'agent' ? happen({ ...chat, handler: 'person' }, 'stepped-aside') : chat
  return add(aside, { kind: 'typed', by: 'owner', text: text.trim() })
}

/** The owner lets the agent go on, which it does when the customer next writes. */
export function giveBack(chat: Chat): Chat {
  return happen({ ...chat, handler: 'agent', need: undefined, missed: 0 }, 'given-back')
}

/** The night passes, and with it the day in which free text may be sent. */
export function nextDay(chat: Chat): Chat {
  return happen({ ...chat, day: chat.day + 1, minute: 11 * 60, isWindowOpen: false }, 'next-day')
}

/** An approved message, which may be sent at any time, though not anything to anyone. */
export function sendTemplate(chat: Chat, template: TemplateId): Chat {
  if (template === 'reminder')
    return chat.isBooked
      ? add(chat, { kind: 'template', by: 'agent', template, answers: chat.answers })
      : happen(chat, 'nothing-booked')
  if (chat.offers === 'stopped') return happen(chat, 'opted-out')
  if (chat.offers !== 'allowed') return happen(chat, 'no-consent')
  const later = happen({ ...chat, day: chat.day + 7, minute: 11 * 60, isWindowOpen: false }, 'next-week')
  return add(later, { kind: 'template', by: 'agent', template, answers: chat.answers })
}

/** A whole conversation, each question answered by the first thing offered: what the page shows before anybody plays. */
export function playedOut(trade: TradeId, language: ChatLanguage, greeting: string, texts: TradeChats): Chat {
  let chat = choose(startChat(trade, language, greeting), 'language', language)
  while (chat.step && chat.step !== 'done') {
    const [choice] = Object.keys(stepOf(trade, chat.step).choices ?? {})
    const example = texts[chat.language].trade.steps[chat.step]?.example ?? greeting
    chat = choice ? choose(chat, chat.step, choice) : write(chat, example, texts)
  }
  chat = choose(sendTemplate(nextDay(chat), 'reminder'), 'reminder', 'confirm')
  return sendTemplate(chat, 'offer')
}

type Unplaced<Each> = Each extends unknown ? Omit<Each, 'id' | 'day' | 'minute' | 'language'> : never

function add(chat: Chat, entry: Unplaced<Entry>): Chat {
  const { day, minute, language } = chat
  const placed = { ...entry, id: chat.entries.length, day, minute, language } as Entry
  return { ...chat, entries: [...chat.entries, placed] }
}

function happen(chat: Chat, event: ChatEvent): Chat {
  return add(chat, { kind: 'event', event })
}

function say(chat: Chat, phrase: keyof PhraseWords): Chat {
  return add(chat, { kind: 'phrase', by: 'agent', phrase })
}

/** A customer's message opens the window anew. The clock is drawn: a minute for each. */
function hear(chat: Chat, message: Unplaced<Entry>): Chat {
  return add({ ...chat, minute: chat.minute + 1, isWindowOpen: true }, message)
}

function begin(chat: Chat, language: ChatLanguage): Chat {
  return ask({ ...chat, language, missed: 0 }, 'menu')
}

/** Sends a step, and whatever follows it at once. */
function ask(chat: Chat, wanted: string): Chat {
  // Whoever has stopped offers is not asked whether they want some.
  const id = wanted === 'consent' && chat.offers === 'stopped' ? 'done' : wanted
  const step = stepOf(chat.trade, id)
  const { answers, amount } = chat
  const asked = add(
    { ...chat, step: id },
    { kind: 'step', by: 'agent', step: id, answers, ...(amount && { amount }) },
  )
  return step.next ? ask(asked, step.next) : asked
}

function follow(chat: Chat, step: string, choice: string, way: Way): Chat {
  const { field } = stepOf(chat.trade, step)
  const isLeaving = way.to === 'person'
  const next: Chat = {
    ...chat,
    missed: 0,
    ...(field && !isLeaving && { answers: { ...chat.answers, [field]: { step, choice } } }),
    ...(step === 'menu' && !isLeaving && { wish: choice }),
    ...(way.amount && { amount: way.amount }),
    ...(way.books && { isBooked: true }),
    ...(way.offers && chat.offers !== 'stopped' && { offers: way.offers }),
  }
  if (isLeaving) return handOver(say(next, 'person'), 'asked')
  return ask(way.books ? happen(next, 'booked') : next, way.to)
}

function answered(chat: Chat, id: string, { field = id, typed = id }: Step, text: string): Chat {
  return ask({ ...chat, missed: 0, answers: { ...chat.answers, [field]: { text } } }, typed)
}

function already(chat: Chat): Chat {
  return askAgain(say(chat, 'already'))
}

/** The same question once more, with its choices. */
function askAgain(chat: Chat): Chat {
  if (chat.step === undefined) return add(chat, { kind: 'language', by: 'agent' })
  return chat.step === 'done' ? chat : ask(chat, chat.step)
}

/** Answers a question and asks its own again; the price of what was named comes with its picture. */
function tell(chat: Chat, answer: string, text: string, texts: TradeChats): Chat {
  const item =
    answer === 'price' ? choiceNamed(text, texts[chat.language].trade.steps.item?.choices) : undefined
  const way = item && stepOf(chat.trade, 'item').choices?.[item]
  if (item && way) return follow(chat, 'item', item, way)
  return askAgain(add({ ...chat, missed: 0 }, { kind: 'answer', by: 'agent', answer }))
}

function puzzled(chat: Chat, reading: Reading, step: string): Chat {
  const missed = chat.missed + 1
  if (missed >= lostAfter) return handOver(say(chat, 'lost'), 'lost')
  return askAgain(say({ ...chat, missed, step }, puzzles[reading.kind] ?? 'unclear'))
}

function handOver(chat: Chat, need: NonNullable<Chat['need']>): Chat {
  return happen({ ...chat, handler: 'person', need }, 'handed-over')
}

function optOut(chat: Chat): Chat {
  return happen(say({ ...chat, offers: 'stopped' }, 'stopped'), 'stopped')
}
