import { type NumberInText, readNumbers } from '#domain/numbers.ts'
import { textAsRead } from '#domain/text-as-read.ts'

/** How much of something a message names. */
export interface Counts {
  /** For how long a sum is asked. */
  months?: number
  /** Minutes, chats or messages. */
  usage?: number
  /** Branches, shops, schools. */
  places?: number
  percent?: number
}

const usageUnits = new Set(['minute', 'chat', 'message', 'conversation'])
const placeUnits = new Set(['branch', 'shop', 'school', 'clinic', 'hotel', 'centre'])

export function countsIn(text: string): Counts {
  const { numbers } = readNumbers(textAsRead(text))
  const find = (isWanted: (unit: string) => boolean) =>
    knownValue(numbers.find(({ unit }) => unit !== null && isWanted(unit)))
  const named = find((unit) => unit === 'year')
  const years = named !== undefined && named <= mostYears ? named : undefined
  const counted = find((unit) => unit === 'month')
  const months =
    (counted !== undefined && counted <= mostMonths ? counted : undefined) ??
    (years ? 12 * years : undefined) ??
    (wholeYear.test(textAsRead(text)) ? 12 : undefined)
  const uses = numbers.flatMap(({ unit, value }) => (unit && usageUnits.has(unit) ? (value ?? []) : []))
  const behind = usageBehind.exec(textAsRead(text))?.[1]
  const used = uses.length > 0 ? Math.max(...uses) : behind && Number(behind.replaceAll(',', ''))
  const usage = used && everyDay.test(textAsRead(text)) ? used * daysOfMonth : used
  const places = find((unit) => placeUnits.has(unit))
  const percent = find((unit) => unit === '%')
  return {
    ...(months !== undefined && { months }),
    ...(usage && { usage }),
    ...(places !== undefined && { places }),
    ...(percent !== undefined && { percent }),
  }
}

function knownValue(number: NumberInText | undefined): number | undefined {
  return number?.value ?? undefined
}

const daysOfMonth = 30
const mostMonths = 60
/** “Chats kama 3400”, “minutes around 2,000” */
const usageBehind =
  /\b(?:minutes?|chats?|messages?|msgs?|sms|dakika|mazungumzo|jumbe|meseji)(?: (?:kama|around|about|karibu|upto|up to|nearly|almost|lagbhag|ni)){0,2} (\d[\d,]{2,})/iu
/** “3000 this year” is money. */
const mostYears = 10
/** “200 messages a day”, “roz 200 msg” */
const everyDay =
  /\b(?:daily|(?:a|per|every|each) day|roz|rozana|har din|kwa siku|kila siku)\b|रोज़?|हर दिन|प्रतिदिन/iu

/** A year without a number: “the first year”, “saal bhar ka”, “mwaka mzima”. */
const wholeYear = /\b(?:years?|yrs?|yearly|annual(?:ly)?|saal|salana|mwaka)\b|साल|वार्षिक/iu
