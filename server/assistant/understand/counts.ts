import type { FeatureId } from '#content/catalogue/features.ts'
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
  /** How much of something is there to be taken in: “4 sheets”, “12 products”. */
  things?: Partial<Record<FeatureId, number>>
}

const usageUnits = new Set(['minute', 'chat', 'message', 'conversation'])
const placeUnits = new Set(['branch', 'shop', 'school', 'clinic', 'hotel', 'centre'])

export function countsIn(text: string): Counts {
  const { numbers } = readNumbers(textAsRead(text))
  const find = (isWanted: (unit: string) => boolean) =>
    knownValue(numbers.find(({ unit }) => unit !== null && isWanted(unit)))
  // “3 websites for one year”
  const named = knownValue(numbers.findLast(({ unit }) => unit === 'year'))
  const years = named !== undefined && named <= mostYears ? named : undefined
  const counted = find((unit) => unit === 'month')
  const months =
    (counted !== undefined && counted <= mostMonths ? counted : undefined) ??
    (years ? 12 * years : undefined) ??
    (wholeYear.test(textAsRead(text)) ? 12 : undefined)
  const uses = numbers.flatMap(({ unit, value }) => (unit && usageUnits.has(unit) ? (value ?? []) : []))
  const behind = usageBehind.exec(textAsRead(text))?.[1]
  const used = uses.length > 0 ? Math.max(...uses) : behind && Number(behind.replaceAll(',', ''))
  const isDaily = everyDay.test(textAsRead(text))
  const usage = minutesOfCalls(numbers, isDaily) ?? (used && isDaily ? used * daysOfMonth : used)
  const places = find((unit) => placeUnits.has(unit))
  const percent = find((unit) => unit === '%')
  const things = thingsIn(textAsRead(text).toLowerCase())
  return {
    ...(months !== undefined && { months }),
    ...(usage && { usage }),
    ...(places !== undefined && { places }),
    ...(percent !== undefined && { percent }),
    ...(Object.keys(things).length > 0 && { things }),
  }
}

/** What plans count, and what people call it. */
const thingWords: Partial<Record<FeatureId, string>> = {
  sheets: 'sheets?|excel(?: files?| sheets?)?|spreadsheets?|शीट|एक्सेल|karatasi',
  products: 'products?|designs?|items?|types? of|services|suit|प्रोडक्ट|डिज़ाइन|डिजाइन|आइटम|bidhaa|huduma',
  websites: 'websites?|sites?|branch(?:es)?|वेबसाइट|साइट|ब्रांच|शाखा|tovuti|matawi',
  pages: 'pages?|पेज|kurasa',
  languages: 'languages?|bhasha|भाषा|भाषाएं|lugha',
  logins: 'logins?|users?|लॉगिन',
}

function thingsIn(plain: string): NonNullable<Counts['things']> {
  return Object.fromEntries(
    Object.entries(thingWords).flatMap(([feature, named]) => {
      const before = new RegExp(
        `\\b(\\d{1,3})(?:\\s*(?:-|to|se)\\s*(\\d{1,3}))? (?:\\p{L}{2,12} )?(?:${named})(?![\\p{L}\\p{M}])`,
        'u',
      ).exec(plain)
      const behind = new RegExp(`(?<![\\p{L}\\p{M}])(?:${named}) (?:kama )?(\\d{1,3})\\b`, 'u').exec(plain)
      const count = Number(before?.[2] ?? before?.[1] ?? behind?.[1])
      return count > 0 ? [[feature, count]] : []
    }),
  )
}

/** “20 calls a day, 2 minutes each”: the minutes of a month. */
function minutesOfCalls(numbers: readonly NumberInText[], isDaily: boolean): number | undefined {
  const most = (unit: string, limit: number) =>
    numbers.findLast((number) => number.unit === unit && number.value !== null && number.value <= limit)
      ?.value
  const [calls, each] = [most('call', mostCalls), most('minute', longestCall)]
  if (!calls || !each) return undefined
  const days = most('day', daysOfMonth + 1) ?? daysOfMonth
  return calls * each * (isDaily ? days : 1)
}

const mostCalls = 2000
const longestCall = 20

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
