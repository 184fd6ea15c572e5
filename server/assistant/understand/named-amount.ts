import { fromCatalogue } from '#content/catalogue/catalogue.ts'
import type { PriceTable } from '#content/catalogue/price-tables.ts'
import type { RegionId } from '#content/catalogue/services.ts'
import type { AmountCurrency } from '#domain/amount-tokens.ts'
import { type Amount, findAmounts } from '#domain/amounts.ts'
import { readNumbers } from '#domain/numbers.ts'
import { textAsRead } from '#domain/text-as-read.ts'
import { isNotToSpend } from './own-money.ts'
import { anyOf, asWord } from './patterns.ts'
import { isByDay, usedUpTo } from './usage-told.ts'

/** Money that a visitor names: a price, or what may be spent once, every month or in a year. */
export interface NamedAmount {
  minor: number
  currency: AmountCurrency | null
  /** `setup` is what may be paid at the start, beside the monthly fee. */
  per: 'once' | 'setup' | 'month' | 'year'
  /** It is said as what something has to stay within: “in 20,000”, “20 hazar me”. */
  isLimit?: true
}

/** The amounts of a text, the largest first. A smaller one beside dollars is in dollars too; a larger one may be in shillings. */
export function amountsNamed(text: string): NamedAmount[] {
  const plain = textAsRead(text)
  const written = findAmounts(plain)
  const found = written.length > 0 ? written : inThousands(plain)
  const known = found.find((amount) => amount.currency)
  const largest = Math.max(...found.map(({ minor }) => minor ?? 0))
  const amounts = [...found, ...(found.length > 0 ? smallMonthly(plain, found) : [])].flatMap(
    ({ minor: told, currency, start, end }) => {
      const minor = told ?? thousandIn(plain, start, end)
      // “20,000 and not a rupee more” limits nothing to one rupee.
      if (minor === null || (minor <= one && largest > one)) return []
      const before = plain.slice(0, start)
      if (isNotToSpend(before, plain.slice(end))) return []
      const isCount =
        isYear(plain.slice(start, end)) ||
        isUse(before) ||
        isByDay(before, plain.slice(end)) ||
        isVolume(minor, plain) ||
        isCounting(before, minor)
      if (currency === null && isCount) return []
      const isPart = known !== undefined && minor <= (known.minor ?? 0)
      return [
        {
          minor,
          currency: currency ?? (isPart ? known.currency : null),
          per: periodOf(plain, start, end),
          ...(isWithin(plain, start, end) && { isLimit: true as const }),
        },
      ]
    },
  )
  return amounts.sort((first, second) => second.minor - first.minor)
}

const one = 100

/** “Mahine ka hazar”: a thousand without a number is one of them, where it is paid by the month. */
function thousandIn(plain: string, start: number, end: number): number | null {
  const isOne = /^(?:hazaa?r|hajar|thousand|हज़?ार|हजार)$/iu.test(plain.slice(start, end))
  return isOne && periodOf(plain, start, end) === 'month' ? 1000_00 : null
}

function isWithin(plain: string, start: number, end: number): boolean {
  return within.before.test(plain.slice(0, start)) || within.behind.test(plain.slice(end))
}

const within = {
  before: /(?:^|[^\p{L}])(?:in|within|for)(?: (?:just|only|about|around))? (?:₹ ?|rs\.? ?|\$ ?)?$/iu,
  behind: /^ ?(?:rs|rupees|rupaye|रुपये|रुपए)? ?(?:ke andar|me|mein|mai|में|मे|तक|tak)(?![\p{L}\p{M}])/iu,
}

/** “Chat 3200” */
function isUse(before: string): boolean {
  return useBefore.test(before)
}

/** “Setup ke liye 15 hi hai”: whoever says so leaves out the thousand. */
function inThousands(plain: string): Amount[] {
  const found = thousands.exec(plain)
  const figure = found?.[1]
  if (!found || !figure) return []
  const end = found.index + found[0].length
  return [{ start: end - figure.length, end, minor: Number(figure) * 1000_00, currency: null }]
}

const thousands =
  /(?<![\p{L}\p{M}])(?:set ?up|budget|bajat|सेटअप|बजट)(?: [\p{L}\p{M}]+){0,4} ([2-9]|[1-9]\d)(?= (?:hi|hai|h|tak|ही|है|तक)(?![\p{L}\p{M}]))/iu

/** “Wanafunzi 1200”, “40 students now, next year 200” */
function isCounting(before: string, minor: number): boolean {
  if (countedBefore.test(before)) return true
  const [, between] = countedEarlier.exec(before) ?? []
  return between !== undefined && minor < leastPrice && !money.test(between)
}

const counted = anyOf((language) => language.counted)
const countedBefore = new RegExp(`(?<![\\p{L}\\p{M}])${counted} $`, 'iu')
const countedEarlier = new RegExp(`(?<![\\p{L}\\p{M}])${counted}((?:,? [\\p{L}\\p{M}]+){1,4}) $`, 'iu')
const leastPrice = 1000_00

/** “A site of 2014”: no price of ours is near, and budgets are round. */
function isYear(figure: string): boolean {
  return /^20(?:0[1-9]|[1-3]\d)$/.test(figure)
}

/** “Ours is 300 chats, why Pro, Starter has 1000”: what plans include, where uses are spoken of and money is not. */
function isVolume(minor: number, plain: string): boolean {
  return volumes().has(minor / 100) && uses.test(plain) && !money.test(plain)
}

const volumes = fromCatalogue(
  ({ priceTables }) =>
    new Set(
      Object.values<PriceTable>(priceTables).flatMap(({ plans }) =>
        Object.values(plans).flatMap(({ included }) => included ?? []),
      ),
    ),
)
const useBefore = new RegExp(`${usedUpTo} $`, 'iu')
const uses = asWord(anyOf((language) => language.usage))
const money = asWord(anyOf((language) => language.money))

/** “700 dollars, and not more than 70 a month”: alone, so small a number may count anything. */
function smallMonthly(plain: string, found: readonly Amount[]): Amount[] {
  return readNumbers(plain).numbers.flatMap(({ start, end, value, unit, isBareFigure }) => {
    const isNew = isBareFigure && unit === null && !found.some((amount) => amount.start === start)
    return isNew && value !== null && periodOf(plain, start, end) === 'month'
      ? [{ start, end, minor: value * 100, currency: null }]
      : []
  })
}

/** “2000 every month”, “har mahine 2000”; “30000 with the first month” is spent once. */
function periodOf(plain: string, start: number, end: number): NamedAmount['per'] {
  // What follows “and” belongs to the next amount.
  const [after = ''] = plain.slice(end, end + 30).split(joint)
  const before =
    plain
      .slice(Math.max(0, start - 40), start)
      .split(joint)
      .at(-1) ?? ''
  if (monthlyAfter.test(after) || monthlyBefore.test(before)) return 'month'
  if (!withMonth.test(plain) && (atStart.test(after) || atStart.test(before))) return 'setup'
  return yearly.test(after) || yearly.test(before) ? 'year' : 'once'
}

const joint = /\b(?:and|but|plus|aur|lekin|magar|na|lakini|then|phir)\b|और|लेकिन|मगर|[,;+]/iu
/** Setup and the first month out of the same purse. */
const withMonth =
  /first month|together|in all|pehl[ae] mahin|mila ?kar|mila ke|पहल[ाे] मही|मिलाकर|mwezi wa kwanza|jumla/iu
const atStart = /set ?up|\bfor (?:the )?start|to start|shuru(?:aat)? (?:me|mein|ke)|सेटअप|शुरू|kuanz/iu

/** Whether what is paid at the start is spoken of. */
export function asksStart(text: string): boolean {
  return atStart.test(text)
}

const monthlyAfter =
  /^(?: month\b|[^\d;,.]{0,12}(?:(?:per|a|every|each) month|monthly|\/ ?mo|p\.?m\b|har mahin|mahine|mahina|हर मही|महीने|प्रति ?माह|मासिक|mwezi(?! wa)))/iu
const monthlyBefore =
  /(?:monthly|(?:every|a|per) month|har mahine|mahine (?:ka|ke|mein)|mahine me\b|monthly also|हर महीने|महीने (?:का|के|में)|मासिक|\bmwezi(?! wa))[^\d;.]{0,30}$/iu
const yearly = /(?:\byears?\b|yearly|annual|\bsaa?l\b|salana|साल|सालाना|\bmwaka\b)/iu

/** What was named before still holds beside a limit for the month or the setup alone. */
export function besideOf(earlier: NamedAmount | null, amount: NamedAmount | null): NamedAmount | null {
  const isPart = amount?.per === 'month' || amount?.per === 'setup'
  return isPart && earlier?.per !== amount.per ? earlier : null
}

/** In Tanzania a large amount without a name is in shillings, which no price of ours is in. */
export function inCurrency(amount: NamedAmount, region: RegionId | null): NamedAmount {
  if (amount.currency || region !== 'tanzania') return amount
  return { ...amount, currency: amount.minor < leastInShillings ? 'USD' : 'other' }
}

const leastInShillings = 20_000_00

/** What stands around each amount of a text. */
export function beforeAndAfterAmounts(text: string): { before: string; after: string }[] {
  const plain = textAsRead(text)
  return findAmounts(plain).map(({ start, end }) => ({
    before: plain.slice(0, start),
    after: plain.slice(end),
  }))
}
