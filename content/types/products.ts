import type { PriceKey } from '#content/prices.ts'
import type { Colour } from './colour.ts'
import type { Link } from './link.ts'

export interface ProductsWords {
  hero: { title: string; lead: string; actions: { primary: Link; second: Link } }
  benefits: { heading: string; cards: { title: string; text: string }[] }
  products: {
    heading: string
    lead: string
    /** Follows a monthly price. */
    perMonth: string
    featuresLabel: string
    items: (AvailableProduct | BetaProduct)[]
  }
  custom: { title: string; text: string; licenceNote: string; primary: Link; second: Link }
}

interface Product {
  /** Stable: anchors use it. */
  id: string
  title: string
  description: string
  features: string[]
  url: string
  colour: Colour
  /** A page of ours about the product, where there is one. */
  details?: Link
}

interface AvailableProduct extends Product {
  status: 'Available'
  monthly: PriceKey
  action: 'Try Now'
}

interface BetaProduct extends Product {
  status: 'Beta - Join Waitlist'
  priceWords: 'Coming Soon'
  action: 'Join Waitlist'
}
