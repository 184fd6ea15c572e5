import type { PriceKey } from '#content/prices.ts'
import type { Link } from './link.ts'

export interface AboutWords {
  hero: { title: string; lead: string; markets: string[] }
  services: {
    heading: string
    lead: string
    from: string
    items: (Link & { title: string; text: string; price: PriceKey })[]
  }
  reasons: { heading: string; items: { title: string; text: string }[] }
  markets: { heading: string; lead: string; items: MarketExpertise[] }
  founder: { heading: string; profile: FounderProfile }
  closing: { title: string; text: string; primary: Link; second: Link }
}

interface MarketExpertise {
  id: 'india' | 'tanzania'
  country: string
  text: string
  points: string[]
}

export interface FounderProfile {
  name: string
  role: string
  paragraphs: string[]
  /** Written by us: shown with a tag and kept out of structured data until the owner replaces it. */
  sample?: true
}
