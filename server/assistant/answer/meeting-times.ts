import type { AssistantWords } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { aheadOfTanzania, clock } from '#content/opening-hours.ts'
import type { Knowledge } from '../knowledge.ts'
import { bookDemoCard, handOverCard, joinLines, type Part, pageCard, whatsappCard } from '../reply.ts'
import type { Question } from '../understand/question.ts'
import { fillTidily } from '../words.ts'

/** When we can be met, for who wishes for a day or an hour. */
export function wishedTime(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  const { text: wish, region } = question
  const { facts, statements } = words
  const isSunday = sunday.test(wish)
  if (!isSunday && !dayOrHour.test(wish)) return null
  const hours = region === 'tanzania' ? facts.hours : statements.meetingsOfficeHours
  return {
    text: isSunday ? statements.sundayClosed : joinLines(tellIndianTime(question, words), hours),
    cards: [],
  }
}

/** The hour that is named in Tanzania, by India's clock. */
export function inIndianTime(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  const told = tellIndianTime(question, words)
  return told === ''
    ? null
    : { text: joinLines(told, words.facts.hours), cards: [pageCard('contact', words), bookDemoCard(words)] }
}

/** The clocks of both countries are asked for, with an hour. */
export function hourAsked(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  return question.features.includes('tanzaniaTime') ? inIndianTime(question, knowledge, words) : null
}

const minutesOfDay = 24 * 60

/** Who writes in Hindi means India's clock; who asks in Tanzania, that of Tanzania. */
function tellIndianTime({ text, region, language }: Question, words: AssistantWords): string {
  const named = region === 'tanzania' ? minutesNamed(text.toLowerCase()) : null
  if (named === null) return ''
  if (language === 'hi' || language === 'hi-latn') {
    const here = (named - aheadOfTanzania + minutesOfDay) % minutesOfDay
    return fillTidily(words.clock.there, { here: clock(here), there: clock(named) })
  }
  const there = (named + aheadOfTanzania) % minutesOfDay
  return fillTidily(isOpenAt(there, text) ? words.clock.open : words.clock.closed, {
    here: clock(named),
    there: clock(there),
  })
}

/** Who asks for somebody at an hour when nobody is there. */
export function closedThen({ text, region }: Question, _: Knowledge, words: AssistantWords): Part | null {
  const named = minutesNamed(text.toLowerCase())
  const there = named === null ? null : (named + (region === 'tanzania' ? aheadOfTanzania : 0)) % minutesOfDay
  return there === null || isOpenAt(there, text)
    ? null
    : {
        text: joinLines(fillTidily(words.clock.office, { there: clock(there) }), words.facts.hours),
        cards: [whatsappCard(words), handOverCard(words), pageCard('contact', words)],
      }
}

function isOpenAt(minutes: number, text: string): boolean {
  const [weekdays, saturdays] = catalogue.hours
  const { opens, closes } = saturday.test(text) ? saturdays : weekdays
  return opens <= minutes && minutes < closes
}

/** An hour by the clock, “11 am”, “raat ke 11 baje”, “11 my time”, or as Swahili counts it, from sunrise on: “saa tano asubuhi”. */
function minutesNamed(text: string): number | null {
  const [, counted = '', half, time = ''] = swahili.exec(text) ?? []
  const hour = Number(counted) || swahiliHours.indexOf(counted) + 1
  if (hour >= 1 && hour <= 12) {
    const sinceMidnight = (hour + (time === 'usiku' ? 18 : 6)) % 24
    return sinceMidnight * 60 + (half ? 30 : 0)
  }
  const [, clockHour, minute = '0', part] = english.exec(text) ?? []
  if (clockHour !== undefined && Number(clockHour) <= 12)
    return ((Number(clockHour) % 12) + (part === 'pm' ? 12 : 0)) * 60 + Number(minute)
  const [, dayPart = '', spoken = bare.exec(text)?.[1]] = hindi.exec(text) ?? []
  return spoken === undefined || Number(spoken) > 12 ? null : 60 * hourOf(Number(spoken), dayPart)
}

/** Nobody meets at three in the night: an hour without a part of the day is one of the working day. */
function hourOf(spoken: number, dayPart: string): number {
  const isNight = /^(?:raat|रात|night)/u.test(dayPart)
  const isMorning = /^(?:subah|subh|सुबह|morning)/u.test(dayPart) || (dayPart === '' && spoken >= 8)
  const hour = spoken % 12
  if (isNight) return spoken >= 6 && spoken < 12 ? hour + 12 : hour
  return isMorning && spoken < 12 ? hour : hour + 12
}

const hindi =
  /(?:(raat|subah|subh|shaam|sham|dopahar|dopehar|रात|सुबह|शाम|दोपहर)(?: (?:ke|ko|के|को|mein|में))? )?(\d{1,2}) (?:baje|bje|baj|बजे|बज)(?![\p{L}\p{M}])/u
const bare = /\b(\d{1,2}) (?:my time|our time|tanzania time|dar time|o ?clock)\b/

const swahiliHours = [
  ...'moja mbili tatu nne tano sita saba nane tisa kumi'.split(' '),
  'kumi na moja',
  'kumi na mbili',
]
const swahili = new RegExp(
  `\\bsaa (\\d{1,2}|${swahiliHours.toReversed().join('|')})( na nusu)? (?:za |ya )?(alfajiri|asubuhi|mchana|alasiri|jioni|usiku)\\b`,
)
const english = /\b(\d{1,2})(?:[:.](\d{2}))? ?(am|pm)\b/

const saturday = /\b(?:sat|saturday|shanivar|jumamosi|jmosi)\b|शनिवार/iu
const sunday = /\b(?:sunday|sun|itwar|itvaar|ravivar|raviwar|sande|jumapili|jpili)\b|रविवार|इतवार|संडे/iu
const dayOrHour =
  /\b(?:\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|baje|bje|o ?clock)|saa (?:\d|\p{L}+)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|sat|somvar|mangalvar|budhvar|guruvar|shukravar|shanivar|jumatatu|jumanne|jumatano|alhamisi|ijumaa|jumamosi|jumapili|jpili|evening|night|tonight|shaam|raat|jioni|usiku)\b|बजे|शाम|रात|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|इतवार|संडे/iu
