import type { ServiceId } from './services.ts'

/** “3-7 days”, “1 year”. */
export interface Period {
  from: number
  to?: number
  unit: 'day' | 'week' | 'month' | 'year'
}

export interface Offer {
  percentOff: number
  /** What it is taken off; everything unless said. */
  off?: 'setup'
  /** For the first so many clients, and how many have taken it; for whoever comes early if no number is given. */
  clients?: number
  taken?: number
  isOn: boolean
  /** Days as in `2026-10-20`, or empty. */
  from: string
  until: string
  /** Whether it can be had today: worked out from the rest. */
  holds: boolean
}

const open = { isOn: true as boolean, from: '' as string, until: '' as string, holds: true as boolean }

/** Every discount there is. `launch` holds for all setups, the others for their service. */
export const offers = {
  launch: { percentOff: 20, off: 'setup', clients: 50, taken: 0, ...open },
  'ai-chatbots': { percentOff: 10, ...open },
  'website-chatbots': { percentOff: 15, off: 'setup', ...open },
  'business-dashboards': { percentOff: 20, off: 'setup', clients: 25, taken: 0, ...open },
  'web-app-setup': { percentOff: 10, ...open },
} as const satisfies Partial<Record<ServiceId | 'launch', Offer>>

export type OfferId = keyof typeof offers

/** Something about each offer that holds today. */
export function ofHeld<Value>(
  offers: Readonly<Record<OfferId, Pick<Offer, 'holds'>>>,
  values: Record<OfferId, Value>,
): Partial<Record<OfferId, Value>> {
  const held = Object.entries(values).filter(([id]) => offers[id as OfferId].holds)
  return Object.fromEntries(held) as Partial<Record<OfferId, Value>>
}

/** How many can still have it, once some have taken it. */
export function placesLeft({ clients = 0, taken = 0 }: Pick<Offer, 'clients' | 'taken'>): number | undefined {
  return taken > 0 ? clients - taken : undefined
}

/** How long it takes until something is live, from the day we have the client's material. */
export const delivery = {
  agents: { from: 3, to: 7, unit: 'day' },
  whatsapp: { from: 3, to: 5, unit: 'day' },
  simpleSite: { from: 3, to: 5, unit: 'day' },
  shopSite: { from: 7, to: 10, unit: 'day' },
  customApp: { from: 2, to: 3, unit: 'week' },
} as const satisfies Record<string, Period>

/** What we promise whoever buys or writes. */
export const terms = {
  replyHours: 24,
  demoMinutes: 30,
  /** Paying for a year. */
  annual: { paidMonths: 10, freeMonths: 2 },
  /** With every setup. */
  freeSupportMonths: 1,
  /** With a first agent on WhatsApp. */
  firstSupportDays: 30,
  /** What a plan's support may be. */
  supportPeriods: [
    { from: 30, unit: 'day' },
    { from: 90, unit: 'day' },
    { from: 1, unit: 'year' },
  ],
  trial: { days: 7, services: ['ai-chatbots', 'website-chatbots'] },
  noticeDays: 30,
  refund: { days: 7, partPercent: 50, bankDays: { from: 5, to: 7 } },
  leastAge: 18,
} as const satisfies Record<string, unknown>
