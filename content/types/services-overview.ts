import type { PriceKey } from '#content/prices.ts'
import type { AudienceIcon } from './audience.ts'
import type { Colour } from './colour.ts'
import type { Link } from './link.ts'

export interface ServicesOverviewWords {
  /** The first action is the primary one. */
  hero: { title: string; lead: string; actions: Link[] }
  idealForLabel: string
  featuresLabel: string
  fromLabel: string
  priceNote: string
  education: ServiceGrid
  sme: ServiceGrid
  reasons: { heading: string; points: { title: string; text: string }[] }
  closing: { title: string; text: string; actions: Link[] }
}

export interface ServiceGrid {
  /** The grid's anchor. */
  id: 'education-services' | 'sme-services'
  heading: string
  lead: string
  cards: ServiceCard[]
}

export interface ServiceCard {
  title: string
  description: string
  features: string[]
  idealFor: { icon: AudienceIcon; text: string }[]
  price: StartingPrice
  link: Link
  colour: Colour
}

/** `from` is shown after the word “From”; any other amount stands between its own words. */
type StartingPrice = { from: PriceKey } | { before: string; amount: PriceKey; after?: string }
