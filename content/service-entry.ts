import type { Colour } from './colour.ts'
import type { Facts, PriceTag } from './facts.ts'
import type { Link } from './link.ts'
import type { AudienceIcon, ServicePage } from './service-page.ts'

/**
 * Everything that is said of a service that has a page of its own. Menus, footer, lists, forms, the guide for machines and
 * the assistant read it.
 */
export interface ServiceEntry {
  /** In menus and lists: “AI Voice Agents”. */
  label: string
  /** In a sentence, at the desk and by the assistant: “Voice agents”. */
  name: string
  /** Below its label in the menu; null for what only the footer names. */
  menu: string | null
  /** What it is, in a sentence of the assistant's. */
  lead: string
  /** What people call it, as `Vocabulary` has it. */
  vocabulary: string
  /** How the assistant calls its page; its name and “page” unless said. */
  pageName?: string
  /** What a demo is about, and the line of the booking form's list that stands for it, if one does. */
  demo: { name: string; choice?: string }
  /** Its line in the quote form: its name unless said, none for null. */
  quote?: string | null
  /** Among the services for businesses; null for what is not listed there. */
  card: ((facts: Facts) => Omit<ServiceCard, 'id' | 'title' | 'link'>) | null
  /** On the home page, which shows a few. */
  home?: (facts: Facts) => HomeCard
  /** Where the footer leads, if not to its page. */
  footerHref?: string
  page: (facts: Facts) => ServicePage
}

/** A service on the page of all services. */
export interface ServiceCard {
  id: string
  title: string
  description: string
  features: string[]
  idealFor: { icon: AudienceIcon; text: string }[]
  /** `from` is shown after the word “From”; any other amount stands between its own words. Absent where none is listed. */
  price?: { from: PriceTag } | { before: string; amount: PriceTag; after?: string }
  link: Link
  colour: Colour
}

export interface HomeCard {
  text: string
  price: string
  icon: 'voice' | 'whatsapp' | 'chatbot' | 'agent' | 'webapp' | 'dashboard'
}
