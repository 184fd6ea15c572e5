import { type FeatureId, featureIds } from '#content/catalogue/features.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import { type StatementId, statements } from '#content/catalogue/statements.ts'
import { intents } from './intents.ts'

/** Which services a situation calls for that is told without naming any: “I miss calls at lunch”. */
export const needs = {
  'ai-voice-agents': ['ai-voice-agents'],
  'whatsapp-agents': ['whatsapp-agents'],
  'whatsapp-automation': ['whatsapp-automation'],
  chatbots: ['ai-chatbots', 'website-chatbots'],
  'custom-ai-agent': ['custom-ai-agent'],
  'business-dashboards': ['business-dashboards'],
  'web-app-setup': ['web-app-setup'],
  'test-automation': ['test-automation'],
  'automation-workflows': ['automation-workflows'],
  products: ['products'],
  none: [],
} as const satisfies Record<string, readonly ServiceId[]>

export type NeedId = keyof typeof needs

/** What a plan or a service may have or do. */
export type AskedFeature = FeatureId | StatementId

/**
 * Everything that is learned from lines, one folder of `training/` each: what may be said of a message, in how many
 * places its features are counted (fewer labels need fewer), and by how much its certainty is tempered: visitors ask in odder
 * ways than the lines.
 */
export const heads = {
  meanings: { labels: intents, places: 1 << 15, temperature: 1.1 },
  needs: { labels: Object.keys(needs) as NeedId[], places: 1 << 14, temperature: 0.8 },
  features: {
    labels: [...featureIds, ...Object.keys(statements), 'none'] as (AskedFeature | 'none')[],
    places: 1 << 14,
    temperature: 0.85,
  },
} as const

export type HeadId = keyof typeof heads
export type LabelOf<Head extends HeadId> = (typeof heads)[Head]['labels'][number]

export const headIds = Object.keys(heads) as HeadId[]
