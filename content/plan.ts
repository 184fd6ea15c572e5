import type { Colour } from './colour.ts'
import type { PriceTag } from './facts.ts'
import type { Link } from './link.ts'

/** One column of a price table. Setup and monthly fee are separate fields, so that no page can mix them up. */
export interface Plan {
  id: string
  name: string
  badge?: string
  /** The plan the page puts forward; its badge says so in words. */
  popular?: true
  setup: PriceTag
  /** Absent where the plan has a setup price only. */
  monthly?: PriceTag
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

/** Tiers that differ in how much use the monthly fee includes. */
export interface UsageTable {
  id: string
  heading: string
  lead: string
  /** Follows the included number: “1,000 minutes a month”. */
  unit: string
  tiers: {
    id: string
    name: string
    popular?: true
    setup: PriceTag
    monthly: PriceTag
    /** Minutes or chats in a month. */
    included: number
    features: string[]
    action: Link
  }[]
  extra: { price: PriceTag; text: string }
  page: Link
}

/** What is sold at the prices of one country. */
export interface PricingRegion {
  id: string
  label: string
  currency: string
  lead: string
  tables: UsageTable[]
}
