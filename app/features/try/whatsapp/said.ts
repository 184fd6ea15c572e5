import { fill } from '#content/fill.ts'
import { formatMoney, type Money } from '#content/money.ts'
import {
  type ChatLanguage,
  type ChoiceWords,
  chatLanguages,
  type Step,
  type StepWords,
  type TradeChats,
  type TradeId,
} from '#content/whatsapp-flows.ts'
import type { Words } from '#content/words.ts'
import { type Answer, type Answers, type Message, stepOf } from '#domain/whatsapp/chat.ts'

export type TryWords = Omit<Words['tryWhatsapp'], 'chats'> & {
  /** Of the conversations, those of the trade that the address asks for. */
  chats: TradeChats
  /** The language of the page, in which the team reads and the example is written. */
  reader: ChatLanguage
}

export interface Question {
  step: string
  choices: { id: string; label: string; note?: string; lang: ChatLanguage }[]
  /** On the button that opens a list. */
  open?: string
}

/** A message as it is shown. */
export interface Said {
  author: keyof TryWords['phone']['authors']
  lines: { text: string; lang: ChatLanguage }[]
  tile?: { kind: NonNullable<Step['tile']>; title: string; note: string; of: string | undefined }
  question?: Question
}

/** Puts the words to what was sent. */
export function saidIn(message: Message, trade: TradeId, words: TryWords): Said {
  const { language } = message
  const texts = words.chats[language]
  const { steps, templates } = texts.trade
  const line = (text: string) => [{ text, lang: language }]
  switch (message.kind) {
    case 'typed':
      return {
        author: message.by,
        lines: [{ text: message.text, lang: message.by === 'owner' ? words.reader : language }],
      }
    case 'chosen':
      return { author: 'customer', lines: [chosenText(message, language, words)] }
    case 'language':
      return {
        author: 'agent',
        lines: chatLanguages.map((lang) => ({ text: words.languages[lang].question, lang })),
        question: {
          step: 'language',
          choices: chatLanguages.map((lang) => ({ id: lang, label: words.languages[lang].name, lang })),
        },
      }
    case 'phrase':
      return { author: 'agent', lines: line(texts.phrases[message.phrase]) }
    case 'answer': {
      const { text = '' } = texts.trade.answers?.[message.answer] ?? {}
      return { author: 'agent', lines: line(fill(text, { prices: pricesIn(trade, texts.trade.steps) })) }
    }
    case 'template': {
      const { text } = templates[message.template]
      return {
        author: 'template',
        lines: line(fill(text, valuesOf(message.answers, undefined, language, words))),
        ...(message.template === 'reminder' && {
          question: { step: 'reminder', choices: choicesOf(templates.reminder.choices, {}, language) },
        }),
      }
    }
    case 'step': {
      const step = stepOf(trade, message.step)
      const { text, tile, open, choices } = steps[message.step] ?? {}
      const values = valuesOf(message.answers, message.amount, language, words)
      return {
        author: 'agent',
        lines: text ? line(fill(text, values)) : [],
        ...(tile &&
          step.tile && {
            tile: { ...tile, title: fill(tile.title, values), kind: step.tile, of: shownIn(message.answers) },
          }),
        ...(choices && {
          question: {
            step: message.step,
            choices: choicesOf(choices, step.choices ?? {}, language),
            ...(open && { open }),
          },
        }),
      }
    }
  }
}

/** “Chanderi, rose ₹2,450; …” */
function pricesIn(trade: TradeId, steps: Readonly<Record<string, StepWords>>): string {
  return Object.entries(steps.item?.choices ?? {})
    .map(([id, { label }]) => {
      const amount = stepOf(trade, 'item').choices?.[id]?.amount
      return `${label} ${amount ? formatMoney(amount) : ''}`
    })
    .join('; ')
}

/** What a picture is of: the saree or the room that was chosen from the list. */
function shownIn({ item, room }: Answers): string | undefined {
  const answer = item ?? room
  return answer && 'choice' in answer ? answer.choice : undefined
}

/** An answer in the language it is asked for in; what the customer typed stays as it is. */
export function answerText(answer: Answer, language: ChatLanguage, words: TryWords): string {
  if ('text' in answer) return answer.text
  const { steps } = words.chats[language].trade
  return steps[answer.step]?.choices?.[answer.choice]?.label ?? answer.choice
}

function chosenText(
  { step, choice }: { step: string; choice: string },
  language: ChatLanguage,
  words: TryWords,
): { text: string; lang: ChatLanguage } {
  if (step === 'language') {
    const lang = chatLanguages.find((each) => each === choice) ?? language
    return { text: words.languages[lang].name, lang }
  }
  const { reminder } = words.chats[language].trade.templates
  const text =
    step === 'reminder'
      ? reminder.choices[choice === 'confirm' ? 'confirm' : 'shift'].label
      : answerText({ step, choice }, language, words)
  return { text, lang: language }
}

function valuesOf(
  answers: Answers,
  amount: Money | undefined,
  language: ChatLanguage,
  words: TryWords,
): Record<string, string> {
  const told = Object.entries(answers).map(([field, answer]) => [field, answerText(answer, language, words)])
  return { ...Object.fromEntries(told), ...(amount && { amount: formatMoney(amount) }) }
}

function choicesOf(
  words: Record<string, ChoiceWords>,
  ways: NonNullable<Step['choices']>,
  lang: ChatLanguage,
): Question['choices'] {
  return Object.entries(words).map(([id, { label, note }]) => {
    const amount = ways[id]?.amount
    return {
      id,
      label,
      lang,
      ...(note && { note: fill(note, amount ? { amount: formatMoney(amount) } : {}) }),
    }
  })
}

/** “10:42”: drawn by the flow, not read from a clock. */
export function timeText({ minute }: Message): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
}
