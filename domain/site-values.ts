import type { SpecialDay } from '#content/catalogue/special-days.ts'
import { isVideoId } from '#content/external-links.ts'
import { formatMoney, type Money } from '#content/money.ts'
import { clock } from '#content/opening-hours.ts'
import type { SiteFieldKind, SiteValue } from '#content/site-fields.ts'
import { readDealAmount } from './deal-amount.ts'
import { email, fullPhone, line } from './fields.ts'
import { readSpecialDays, writeSpecialDays } from './special-days.ts'
import { readVideoLink } from './video-link.ts'

/** What is wrong with what an owner typed for a fact; the words for it are content. */
type SiteValueProblem = Exclude<SiteFieldKind, 'money'> | 'amount' | 'other-currency' | 'range'

type Read = { value: SiteValue } | { problem: SiteValueProblem }

interface Kind {
  /** What was typed; `now` is what it takes the place of. */
  read(typed: string, now: SiteValue): Read
  /** As it is typed. */
  write(value: SiteValue): string
  /** As it is told. */
  say(value: SiteValue): string
}

const asIs = { write: String, say: String }

const kinds: Record<SiteFieldKind, Kind> = {
  money: {
    read: (typed, now) => readMoney(typed, now as Money),
    write: (value) => writeMoney(value as Money),
    say: (value) => formatMoney(value as Money),
  },
  count: { ...asIs, read: (typed) => readNumber(typed, 1, 1_000_000, 'count') },
  tally: { ...asIs, read: (typed) => readNumber(typed, 0, 1_000_000, 'tally') },
  percent: {
    ...asIs,
    read: (typed) => readNumber(typed.replace(/\s*%$/, ''), 1, 99, 'percent'),
    say: (value) => `${value}%`,
  },
  clock: {
    read: readClock,
    // A browser's field for times asks for two digits.
    write: (value) => clock(Number(value)).padStart(5, '0'),
    say: (value) => clock(Number(value)),
  },
  email: { ...asIs, read: (typed) => readBy(email, typed, 'email') },
  phone: { ...asIs, read: (typed) => readPhone(typed) },
  address: { ...asIs, read: readAddress },
  video: {
    ...asIs,
    read: (typed) => {
      const id = readVideoLink(typed)?.youtubeId ?? (isVideoId(typed) ? typed : undefined)
      return id === undefined ? { problem: 'video' } : { value: id }
    },
  },
  line: { ...asIs, read: (typed) => (typed === '' ? { value: '' } : readBy(line(160), typed, 'line')) },
  date: { ...asIs, read: readDate },
  days: {
    read: (typed) => {
      const value = readSpecialDays(typed)
      return value ? { value } : { problem: 'days' }
    },
    write: (value) => writeSpecialDays(value as readonly SpecialDay[]),
    say: (value) => writeSpecialDays(value as readonly SpecialDay[]),
  },
  switch: {
    read: (typed) => (typed === 'yes' || typed === 'no' ? { value: typed === 'yes' } : { problem: 'switch' }),
    write: (value) => (value ? 'yes' : 'no'),
    say: (value) => (value ? 'yes' : 'no'),
  },
}

export function readSiteValue(kind: SiteFieldKind, typed: string, now: SiteValue): Read {
  return kinds[kind].read(typed.trim(), now)
}

export function writeSiteValue(kind: SiteFieldKind, value: SiteValue): string {
  return kinds[kind].write(value)
}

export function saySiteValue(kind: SiteFieldKind, value: SiteValue): string {
  return kinds[kind].say(value)
}

export function isSameValue(one: SiteValue, other: SiteValue): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  if (!('currency' in one) || !('currency' in other))
    return !('currency' in one || 'currency' in other) && writeSpecialDays(one) === writeSpecialDays(other)
  return one.currency === other.currency && one.minor === other.minor && one.maximum === other.maximum
}

/** “39,999–59,999” where the price is a range, one amount everywhere else; the currency stays. */
function readMoney(typed: string, { currency, maximum, openEnded }: Money): Read {
  const amounts = typed.replace(/\+$/, '').split(/\s*(?:-|–|—|\bto\b)\s*/)
  if (amounts.length !== (maximum === undefined ? 1 : 2)) return { problem: 'range' }
  const minors: number[] = []
  for (const amount of amounts) {
    const read = readDealAmount(amount, currency)
    if ('problem' in read) return { problem: read.problem === 'other-currency' ? 'other-currency' : 'amount' }
    if (read.minor === 0) return { problem: 'amount' }
    minors.push(read.minor)
  }
  const [minor = 0, most] = minors
  if (most !== undefined && most <= minor) return { problem: 'range' }
  return {
    value: { currency, minor, ...(most !== undefined && { maximum: most }), ...(openEnded && { openEnded }) },
  }
}

/** Figures alone: the sign of the currency stands before the field. */
function writeMoney(money: Money): string {
  return formatMoney(money).replaceAll(/[^\d.,–]/g, '')
}

function readNumber(typed: string, least: number, most: number, problem: SiteValueProblem): Read {
  const plain = typed.replaceAll(/[,\s]/g, '')
  const value = Number(plain)
  return /^\d{1,9}$/.test(plain) && value >= least && value <= most ? { value } : { problem }
}

function readClock(typed: string): Read {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})$/.exec(typed) ?? []
  const value = Number(hours) * 60 + Number(minutes)
  return Number(hours) < 24 && Number(minutes) < 60 ? { value } : { problem: 'clock' }
}

function readPhone(typed: string): Read {
  if (!typed.startsWith('+')) return { problem: 'phone' }
  return readBy(fullPhone, typed, 'phone')
}

function readAddress(typed: string): Read {
  const url = URL.parse(typed)
  const isPublic = url?.protocol === 'https:' && url.hostname.includes('.') && url.username === ''
  return isPublic && typed.length <= 500 ? { value: typed } : { problem: 'address' }
}

function readDate(typed: string): Read {
  if (typed === '') return { value: '' }
  const date = new Date(`${typed}T00:00:00Z`)
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(date.getTime())
  return isDate && date.toISOString().startsWith(typed) ? { value: typed } : { problem: 'date' }
}

function readBy(
  schema: { safeParse(value: string): { success: boolean; data?: string | undefined } },
  typed: string,
  problem: SiteValueProblem,
): Read {
  const { success, data } = schema.safeParse(typed)
  return success && data !== undefined ? { value: data } : { problem }
}
