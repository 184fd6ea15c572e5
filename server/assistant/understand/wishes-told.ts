import type { FeatureId } from '#content/catalogue/features.ts'
import { anyOf, asWord, languages } from './patterns.ts'

/** What a plan must have, and how much of it. */
export type Wish = [feature: FeatureId, least: number]

/** What a business is told to need: “they send voice notes and pay a deposit by M-Pesa”. */
export function wishesTold(text: string): Wish[] {
  return told.filter(({ named }) => named.test(text)).map(({ feature }) => [feature, 1])
}

const wishNames = [...new Set(languages.flatMap(({ wishes }) => Object.keys(wishes)))] as FeatureId[]
const told = wishNames.map((feature) => ({
  feature,
  named: asWord(anyOf((language) => language.wishes[feature])),
}))
