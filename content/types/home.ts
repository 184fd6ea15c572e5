import type { Link } from './link.ts'

export interface HomeWords {
  hero: {
    title: string
    lead: string
    actions: { primary: Link; others: Link[] }
    facts: string[]
    pictureLabel: string
    channels: { call: string; chat: string; web: string; sheet: string }
    outcome: string
  }
  highlights: { heading: string; cards: (Link & { title: string; text: string; note: string })[] }
  services: {
    heading: string
    lead: string
    from: string
    cards: (Link & { title: string; text: string; price: string; icon: ServiceIcon })[]
    all: Link
  }
  reasons: { heading: string; points: { title: string; text: string }[] }
  demos: {
    heading: string
    lead: string
    sampleNote: string
    cards: [ClinicDemo, ShopDemo, DashboardDemo]
  }
  stats: { heading: string; figures: { value: string; label: string }[] }
  testimonials: { heading: string; empty: string; next: string; invite: Link }
  /** The first action is the primary one. */
  closing: { title: string; text: string; actions: Link[] }
}

type ServiceIcon = 'voice' | 'whatsapp' | 'agent' | 'chatbot' | 'webapp' | 'dashboard'

interface Demo extends Link {
  title: string
  text: string
  result: string
}

/** A telephone call, line by line. */
export interface ClinicDemo extends Demo {
  kind: 'call'
  caller: string
  lines: { from: 'caller' | 'agent'; text: string }[]
}

/** A chat, bubble by bubble. */
export interface ShopDemo extends Demo {
  kind: 'chat'
  lines: { from: 'customer' | 'agent'; text: string; time: string }[]
}

/** A spreadsheet that becomes a chart. Values are percent of the highest. */
export interface DashboardDemo extends Demo {
  kind: 'sheet'
  chartLabel: string
  bars: { label: string; value: number; shown: string }[]
  before: string
  after: string
}
