import type { CallLanguage, TalkWords } from '#content/call-scene.ts'
import { fill } from '#content/fill.ts'
import { clock } from '#content/opening-hours.ts'
import type { Grade } from './spoken-answers.ts'

/** Something that was understood, before it is put into a language. */
export type Value =
  | { text: string }
  | { day: string }
  | { minutes: number }
  | { grade: Grade }
  | { count: number; of: 'nights' | 'guests' }
  | { all: readonly Value[] }
  | { oneOf: readonly Value[] }

type Sentence = keyof TalkWords['sentences']
type Question = 'greetings' | 'ask' | 'confirm'

/** One thing that the agent says; the words for it depend on the language. */
export type Said =
  | { sentence: Sentence; values?: Readonly<Record<string, Value>> }
  | { question: Question | 'askArrival'; about: string; values?: Readonly<Record<string, Value>> }

/** What the agent says, in a language. */
export function saidIn(words: TalkWords, said: readonly Said[]): string {
  return said
    .map((each) => {
      const values = Object.entries(each.values ?? {}).map(([name, value]) => [name, valueIn(words, value)])
      const text = fill(textOf(words, each), Object.fromEntries(values))
      return text.charAt(0).toUpperCase() + text.slice(1)
    })
    .join(' ')
}

/** The same in the language of whoever reads it, where it is said in another. */
export function glossOf(
  words: Readonly<Record<CallLanguage, TalkWords>>,
  { language, reader }: { language: CallLanguage; reader: CallLanguage },
  said: readonly Said[],
): string | undefined {
  return language === reader ? undefined : saidIn(words[reader], said)
}

export function valueIn(words: TalkWords, value: Value): string {
  if ('text' in value) return value.text
  if ('day' in value)
    return new Intl.DateTimeFormat(words.locale, {
      timeZone: 'UTC',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    }).format(new Date(`${value.day}T00:00:00Z`))
  if ('minutes' in value) return timeIn(words, value.minutes)
  if ('grade' in value)
    return value.grade === 'nursery'
      ? words.grades.nursery
      : fill(words.grades.numbered, { n: String(value.grade) })
  if ('all' in value) return value.all.map((each) => valueIn(words, each)).join(', ')
  if ('oneOf' in value)
    return alternatives(
      value.oneOf.map((each) => valueIn(words, each)),
      words.or,
    )
  const { one, other } = words.counts[value.of]
  return fill(value.count === 1 ? one : other, { n: String(value.count) })
}

function textOf(words: TalkWords, said: Said): string {
  if ('sentence' in said) return words.sentences[said.sentence]
  if (said.question === 'askArrival') return words.askArrival
  const texts: Readonly<Record<string, string>> = words[said.question]
  return texts[said.about] ?? ''
}

function timeIn({ times, clock: kindOfClock }: TalkWords, minutes: number): string {
  const hour = Math.floor(minutes / 60)
  const part = hour < 12 ? 'morning' : hour < 16 ? 'afternoon' : hour < 19 ? 'evening' : 'night'
  const time =
    kindOfClock.kind === 'from-sunrise'
      ? inWords(kindOfClock, hour, minutes % 60)
      : clock((((hour + 11) % 12) + 1) * 60 + (minutes % 60))
  return fill(times[part], { time })
}

type ClockInWords = Extract<TalkWords['clock'], { kind: 'from-sunrise' }>

/** “Tano na nusu”: half past eleven. */
function inWords({ hours, minutes, otherMinutes }: ClockInWords, hour: number, minute: number): string {
  const said = hours[(hour + 5) % 12] ?? ''
  if (minute === 0) return said
  return `${said} ${minutes[minute / 5 - 1] ?? fill(otherMinutes, { n: String(minute) })}`
}

function alternatives(texts: readonly string[], or: string): string {
  const last = texts.at(-1) ?? ''
  return texts.length > 1 ? `${texts.slice(0, -1).join(', ')} ${or} ${last}` : last
}
