import type { PriceKey } from '#content/prices.ts'
import type { Colour } from './colour.ts'
import type { Link } from './link.ts'

/** One column of a price table. Setup and monthly fee are separate fields, so that no page can mix them up. */
export interface Plan {
  name: string
  badge?: string
  /** The plan the page puts forward; its badge says so in words. */
  popular?: true
  setup: PriceKey
  /** Absent where the plan has a setup price only. */
  monthly?: PriceKey
  /** What the monthly fee is for, or what to pay instead of one. */
  monthlyNote?: string
  description: string
  /** The one figure in which this plan differs from its neighbours. */
  highlight: string
  /** Where the agent answers. Only custom agents name their channels. */
  channels?: string[]
  features: string[]
  /** What the client brings. */
  requirements: string[]
  colour: Colour
  action: Link
}

/** The words that every price table shares. */
export interface PlanWords {
  from: string
  setup: string
  monthly: string
  perMonth: string
  oneTime: string
  inDollars: string
  included: string
  channels: string
  features: string
  requirements: string
  useCases: string
  duration: string
  delivery: string
  extraUsage: string
  mostPopular: string
}
