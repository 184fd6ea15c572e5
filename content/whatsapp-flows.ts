import type { Money } from './money.ts'

export const chatLanguages = ['en', 'hi', 'sw'] as const
export type ChatLanguage = (typeof chatLanguages)[number]

/** What the Cloud API lets a business send; a test holds every flow to it, in every language. */
export const apiLimits = {
  buttons: 3,
  buttonLabel: 20,
  rows: 10,
  rowLabel: 24,
  rowNote: 72,
  /** The words above buttons, above a list or below a picture. */
  body: 1024,
  text: 4096,
}

/** Where a choice leads: to a step, or to a person of the team. */
export interface Way {
  to: string
  /** What the chosen thing costs in our sample business. */
  amount?: Money
  /** The visit, order or room is settled with it. */
  books?: true
  /** Whether the customer wants to hear of offers. */
  offers?: 'allowed' | 'refused'
}

export interface Step {
  /** What is drawn with the message; a place comes without a sentence. */
  tile?: 'picture' | 'document' | 'place' | 'payment'
  choices?: Readonly<Record<string, Way>>
  /** Choices in a list; as buttons unless said. */
  list?: true
  /** Where an answer in the customer's own words leads. */
  typed?: string
  /** The line of the lead card that the answer fills. */
  field?: string
  /** What is sent next without waiting. */
  next?: string
}

const person = { to: 'person' } as const

/** Asked last, because an offer may be sent only to whoever said yes. */
const consent = {
  consent: {
    choices: { yes: { to: 'done', offers: 'allowed' }, no: { to: 'done', offers: 'refused' } },
  },
  done: {},
} as const satisfies Record<string, Step>

/** Every conversation of the try-it page, as data: steps, what can be chosen and where it leads. The words are in each language. */
export const flows = {
  clinic: {
    menu: { choices: { book: { to: 'need' }, where: { to: 'place' }, person } },
    place: { tile: 'place', next: 'after' },
    after: { choices: { book: { to: 'need' }, person } },
    need: {
      list: true,
      field: 'need',
      choices: {
        pain: { to: 'day' },
        cleaning: { to: 'day' },
        braces: { to: 'day' },
        child: { to: 'day' },
        report: { to: 'day' },
      },
    },
    day: {
      field: 'day',
      choices: { today: { to: 'time' }, tomorrow: { to: 'time' }, saturday: { to: 'time' } },
    },
    time: {
      list: true,
      field: 'time',
      choices: {
        first: { to: 'name' },
        second: { to: 'name' },
        third: { to: 'name' },
        fourth: { to: 'name' },
        fifth: { to: 'name' },
      },
    },
    name: { field: 'name', typed: 'confirm' },
    confirm: { choices: { yes: { to: 'booked', books: true }, change: { to: 'day' }, person } },
    booked: { tile: 'document', next: 'where' },
    where: { tile: 'place', next: 'consent' },
    ...consent,
  },
  school: {
    menu: { choices: { admission: { to: 'class' }, bus: { to: 'bus' }, person } },
    bus: { choices: { admission: { to: 'class' }, person } },
    class: {
      list: true,
      field: 'class',
      choices: {
        nursery: { to: 'prospectus' },
        kg: { to: 'prospectus' },
        one: { to: 'prospectus' },
        five: { to: 'prospectus' },
        six: { to: 'prospectus' },
        nine: { to: 'prospectus' },
        eleven: { to: 'prospectus' },
      },
    },
    prospectus: { tile: 'document', next: 'name' },
    name: { field: 'name', typed: 'visit' },
    visit: {
      field: 'visit',
      choices: { thursday: { to: 'confirm' }, friday: { to: 'confirm' }, saturday: { to: 'confirm' } },
    },
    confirm: { choices: { yes: { to: 'booked', books: true }, change: { to: 'visit' }, person } },
    booked: { next: 'where' },
    where: { tile: 'place', next: 'consent' },
    ...consent,
  },
  shop: {
    menu: { choices: { see: { to: 'item' }, order: { to: 'order' }, person } },
    order: { choices: { see: { to: 'item' }, person } },
    item: {
      list: true,
      field: 'item',
      choices: {
        chanderi: { to: 'picture', amount: rupees(2_450) },
        banarasi: { to: 'picture', amount: rupees(6_800) },
        kota: { to: 'picture', amount: rupees(1_950) },
        bandhani: { to: 'picture', amount: rupees(3_200) },
        linen: { to: 'picture', amount: rupees(2_750) },
        ikat: { to: 'picture', amount: rupees(4_100) },
      },
    },
    picture: { tile: 'picture', choices: { take: { to: 'area' }, another: { to: 'item' }, person } },
    area: { field: 'area', typed: 'pay' },
    pay: {
      tile: 'payment',
      field: 'payment',
      choices: { paid: { to: 'booked', books: true }, cash: { to: 'booked', books: true }, person },
    },
    booked: { next: 'consent' },
    ...consent,
  },
  hotel: {
    menu: { choices: { book: { to: 'dates' }, where: { to: 'place' }, person } },
    place: { tile: 'place', next: 'after' },
    after: { choices: { book: { to: 'dates' }, person } },
    dates: {
      field: 'dates',
      choices: { this: { to: 'room' }, next: { to: 'room' }, other: { to: 'otherDates' } },
    },
    otherDates: { field: 'dates', typed: 'room' },
    room: {
      list: true,
      field: 'room',
      choices: {
        courtyard: { to: 'picture', amount: dollars(45) },
        sea: { to: 'picture', amount: dollars(70) },
        family: { to: 'picture', amount: dollars(90) },
        roof: { to: 'picture', amount: dollars(60) },
      },
    },
    picture: { tile: 'picture', choices: { take: { to: 'guests' }, another: { to: 'room' }, person } },
    guests: { field: 'guests', choices: { one: { to: 'name' }, two: { to: 'name' }, more: { to: 'name' } } },
    name: { field: 'name', typed: 'pay' },
    pay: {
      tile: 'payment',
      field: 'payment',
      choices: { paid: { to: 'booked', books: true }, arrival: { to: 'booked', books: true }, person },
    },
    booked: { next: 'where' },
    where: { tile: 'place', next: 'consent' },
    ...consent,
  },
} as const satisfies Record<string, Readonly<Record<string, Step>>>

type Flows = typeof flows
export type TradeId = keyof Flows
export const trades = Object.keys(flows) as TradeId[]

export function isTrade(text: string | null): text is TradeId {
  return text !== null && Object.hasOwn(flows, text)
}

/** The lines of a trade's lead card, in their order. */
type FieldOf<Trade extends TradeId> = {
  [Id in keyof Flows[Trade]]: Flows[Trade][Id] extends { field: infer Field extends string } ? Field : never
}[keyof Flows[Trade]]

export interface ChoiceWords {
  label: string
  /** Below the label of a row; {amount} is what it costs. */
  note?: string
  /** What people type instead of pressing, beside the label itself. */
  typed?: string
}

/**
 * What a step says. {amount} is the price of what was chosen, the name of a field is what the customer answered there. A
 * test holds every trade and language to its flow.
 */
export interface StepWords {
  text?: string
  tile?: { title: string; note: string }
  /** On the button that opens the list. */
  open?: string
  /** What a customer might type where nothing can be chosen. */
  example?: string
  choices?: Record<string, ChoiceWords>
}

interface TradeTexts {
  /** What people ask at any time, with the words they ask it by; {prices} is what is for sale. */
  answers?: Record<string, { typed: string; text: string }>
  steps: Record<string, StepWords>
  /** The approved messages that may be sent at any time. */
  templates: {
    reminder: { text: string; choices: { confirm: ChoiceWords; shift: ChoiceWords } }
    offer: { text: string }
  }
}

/** What the agent says whatever the trade is. */
export interface PhraseWords {
  /** Nothing that it knows. */
  unclear: string
  onlySigns: string
  link: string
  number: string
  /** A choice of earlier. */
  already: string
  /** The opt-out is taken, and once more. */
  stopped: string
  /** To a person, because it was asked for; because of hard words; because it was not understood twice. */
  person: string
  calm: string
  lost: string
  again: string
  confirmed: string
  shifting: string
  /** The customer wants nothing more. */
  left: string
}

/** By which words a message is recognised, separated by commas. */
export interface UnderstoodWords {
  stop: string
  person: string
  rude: string
  /** “Leave it”, and what says no only where it is all that is said. */
  leave: string
  no: string
}

/** One language of the agent's. */
export interface ChatTexts {
  phrases: PhraseWords
  understood: UnderstoodWords
  /** How the language itself is asked for in words. */
  typed: string
  trades: Record<TradeId, TradeTexts>
}

/** What is said in the conversations of one trade, by language. */
export type TradeChats = Readonly<Record<ChatLanguage, Omit<ChatTexts, 'trades'> & { trade: TradeTexts }>>

/** Of all conversations those of one trade, for a page that shows no other. */
export function chatsOf(trade: TradeId, chats: Readonly<Record<ChatLanguage, ChatTexts>>): TradeChats {
  const of = ({ trades, ...texts }: ChatTexts) => ({ ...texts, trade: trades[trade] })
  return { en: of(chats.en), hi: of(chats.hi), sw: of(chats.sw) }
}

/** Whom the agent works for, and what their team reads: in the language of the page. */
export type TradeNames = {
  [Trade in TradeId]: {
    label: string
    business: string
    about: string
    fields: Record<FieldOf<Trade>, string>
    /** What the owner might write. */
    reply: string
  }
}

function rupees(amount: number): Money {
  return { currency: 'INR', minor: amount * 100 }
}

function dollars(amount: number): Money {
  return { currency: 'USD', minor: amount * 100 }
}
