import type { Currency } from '#content/money.ts'

/** What Meta charges whoever writes to customers on WhatsApp; it is no price of ours. By the country of the customer's number. */
export interface MetaRates {
  currency: Currency
  /** The day from which this card holds, and the day from which service replies are charged by it. */
  cardFrom: string
  serviceFrom: string
  /** For each message, in ten-thousandths of the currency's unit: an integer, never a float. */
  perMessage: { service: number; utility: number; marketing: number }
  /** Service replies of one number in a month that cost nothing. */
  freeServiceReplies: number
  /** How long after a customer's message the business may write freely. */
  windowHours: number
}

/** Countries whose card we have read; of others we state nothing. */
export const metaRates = {
  india: {
    currency: 'INR',
    cardFrom: '2026-01-01',
    serviceFrom: '2026-10-01',
    perMessage: { service: 1150, utility: 1150, marketing: 8631 },
    freeServiceReplies: 1000,
    windowHours: 24,
  },
} as const satisfies Record<string, MetaRates>
