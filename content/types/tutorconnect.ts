import type { PriceKey } from '#content/prices.ts'
import type { Link } from './link.ts'

export interface TutorConnectWords {
  hero: { title: string; lead: string; status: 'Available'; actions: { primary: Link; second: Link } }
  audience: { heading: string; cards: { title: string; text: string }[] }
  steps: { heading: string; lead: string; items: { title: string; text: string }[] }
  features: { heading: string; items: { title: string; text: string }[] }
  price: {
    heading: string
    monthly: PriceKey
    perMonth: string
    text: string
    includes: string[]
    excludes: string[]
    includesLabel: string
    excludesLabel: string
    action: Link
  }
  questions: { heading: string; items: { id: string; question: string; answer: string }[]; all: Link }
  closing: { title: string; text: string; primary: Link; second: Link }
}
