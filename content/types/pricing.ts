import type { PriceKey } from '#content/prices.ts'
import type { Link } from './link.ts'
import type { Plan, PlanWords } from './plan.ts'
import type { Offer } from './service-page.ts'

export interface PricingWords {
  /** The first action is the primary one. */
  hero: { title: string; lead: string; actions: Link[] }
  offers: { launch: Offer; support: Offer }
  words: PlanWords
  tabsLabel: string
  regions: [PricingRegion, PricingRegion]
  /** Sold in rupees in both regions. */
  fixed: { heading: string; lead: string; tables: PlanTable[] }
  custom: { id: string; heading: string; lead: string; tiers: CustomServiceTier[]; action: Link }
  quickStart: {
    id: string
    heading: string
    lead: string
    /** Beside the pay button. */
    note: string
    refund: Link
    buy: string
    /** Where each package is ordered. */
    orders: Record<PackageId, string>
    packages: ServicePackage[]
  }
  quote: { id: string; heading: string; lead: string; next: string[]; instead: Link }
  closing: { title: string; text: string; actions: Link[] }
}

export interface PricingRegion {
  id: 'india' | 'tanzania'
  label: string
  currency: string
  lead: string
  tables: UsageTable[]
}

/** Tiers that differ in how much use the monthly fee includes. */
export interface UsageTable {
  id: string
  heading: string
  lead: string
  /** Follows the included number: “1,000 minutes a month”. */
  unit: string
  tiers: UsageTier[]
  extra: { price: PriceKey; text: string }
  page: Link
}

export interface UsageTier {
  name: string
  popular?: true
  setup: PriceKey
  monthly: PriceKey
  /** Minutes or chats in a month. */
  included: number
  features: string[]
  action: Link
}

export interface PlanTable {
  id: string
  heading: string
  lead: string
  plans: Plan[]
  page: Link
}

export interface CustomServiceTier {
  title: string
  price: PriceKey
  duration: string
  description: string
  features: string[]
  popular?: true
  deliveryTime: string
}

export type PackageId = 'basic-chatbot' | 'advanced-chatbot' | 'enterprise-solution'

export interface ServicePackage {
  id: PackageId
  name: string
  description: string
  price: PriceKey
  features: string[]
}
