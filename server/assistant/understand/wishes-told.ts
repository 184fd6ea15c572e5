import type { FeatureId } from '#content/catalogue/features.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import { isIncomingOnly } from './incoming.ts'
import { statedFeatures } from './listed-plans.ts'
import { anyOf, asWord, languages } from './patterns.ts'

/** What a plan must have, and how much of it. */
export type Wish = [feature: FeatureId, least: number]

/** What a business is told to need: “they send voice notes and pay a deposit by M-Pesa”. */
export function wishesTold(text: string): Wish[] {
  const isWanted = (feature: FeatureId) => feature !== 'outgoingCalls' || !isIncomingOnly(text)
  return told
    .filter(({ feature, named }) => named.test(text) && isWanted(feature))
    .map(({ feature }) => [feature, 1])
}

/** The first of it that plans of what is spoken of state. */
export function featureTold(text: string, services: readonly ServiceId[]): FeatureId[] {
  const stated = statedFeatures(services)
  const features = wishesTold(text).map(([feature]) => feature)
  return features.filter((feature) => stated.has(feature)).slice(0, 1)
}

const wishNames = [...new Set(languages.flatMap(({ wishes }) => Object.keys(wishes)))] as FeatureId[]
const told = wishNames.map((feature) => ({
  feature,
  named: asWord(anyOf((language) => language.wishes[feature])),
}))
