import type { FeatureId } from './catalogue/features.ts'
import type { RegionId } from './catalogue/services.ts'

/** What a visitor may run, as the price finder asks it. */
export const finderTrades = ['school', 'coaching', 'clinic', 'shop', 'hotel', 'other'] as const
export type FinderTrade = (typeof finderTrades)[number]

/** What a visitor may want done. */
export const finderJobs = ['calls', 'whatsapp', 'website', 'dashboard', 'app', 'custom'] as const
export type FinderJob = (typeof finderJobs)[number]

/** As addresses say them. */
export const finderCountries = { india: 'in', tanzania: 'tz' } as const satisfies Record<RegionId, string>

/** The price tables that may answer a job: the first one is for the country, or for both. */
export const tablesForJob = {
  calls: ['ai-voice-agents-india', 'ai-voice-agents-tanzania'],
  whatsapp: ['whatsapp-agents-india', 'whatsapp-agents-tanzania'],
  website: ['ai-chatbots'],
  dashboard: ['business-dashboards'],
  app: ['custom-web-apps'],
  custom: ['custom-services'],
} as const satisfies Record<FinderJob, readonly string[]>

export type FinderTable = (typeof tablesForJob)[FinderJob][number]

/** What is counted by the day. */
export const countedJobs: readonly FinderJob[] = ['calls', 'whatsapp', 'website']

/** What a trade usually asks of an agent, beside answers: a plan without it is not what fits. */
export const usualNeeds = {
  calls: { clinic: ['bookings'], hotel: ['bookings'] },
  whatsapp: {
    school: ['reminders'],
    coaching: ['reminders'],
    clinic: ['bookings', 'reminders'],
    shop: ['paymentLinks'],
    hotel: ['bookings'],
  },
  website: { clinic: ['bookings'], hotel: ['bookings'] },
} as const satisfies Partial<Record<FinderJob, Partial<Record<FinderTrade, readonly FeatureId[]>>>>

/** What the price finder counts with; its words say so. */
export const assumed = { minutesACall: 2, daysAMonth: 30, monthsAYear: 12, mostADay: 5000 } as const

/** The Quick Start package that can be paid for at once instead. */
export const packageForJob: Partial<Record<FinderJob, 'basic-chatbot' | 'advanced-chatbot'>> = {
  website: 'basic-chatbot',
  whatsapp: 'advanced-chatbot',
}
