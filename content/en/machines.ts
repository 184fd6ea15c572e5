import { isSet } from '#content/booking-link.ts'
import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import { type PageId, paths } from '#content/paths.ts'
import { listedServices } from './services.ts'

interface GuideSection {
  heading: string
  pages: PageId[]
}

const sections: GuideSection[] = [
  { heading: 'Start here', pages: ['home', 'pricing', 'services', 'faq', 'contact'] },
  { heading: 'Services', pages: listedServices.map(({ id }) => id) },
  { heading: 'Products', pages: ['products', 'tutorconnect'] },
  {
    heading: 'Work',
    pages: [
      'portfolio',
      'testimonials',
      'caseStudies',
      'clinicAssistant',
      'ecommerceBot',
      'analyticsDashboard',
      'labs',
    ],
  },
  { heading: 'Try it', pages: ['tryCall', 'tryDashboard', 'tryChatbot', 'tryWhatsapp'] },
  { heading: 'Company', pages: ['about', 'blog', 'brochure'] },
]

/** “Optional” is the format's own word for what may be left out. */
const lessImportant: GuideSection = {
  heading: 'Optional',
  pages: ['refundPolicy', 'termsConditions', 'privacyPolicy', 'accessibility'],
}

/** An address that nobody has is none to hand on. */
function waysToUs({ email, whatsappDisplay }: Facts['contact']): string {
  const ways = [email, `${whatsappDisplay} on WhatsApp`]
  const open = [email, whatsappDisplay].flatMap((address, at) => (isSet(address) ? (ways[at] ?? []) : []))
  return open.length > 0 ? open.join(' or to ') : `the team, by the form on ${paths.contact}`
}

/** What only machines read: the guide for assistants, the feed, the entry among a phone's apps. */
export const machines = ({ contact }: Facts) => ({
  guide: {
    /** What an assistant should know before it quotes us. */
    notes: [
      'Every page of the site is also Markdown: add .md to its address.',
      'Setup is paid once, the monthly fee every month. Never add the two up.',
      'Voice agents and web apps have prices on their own page and others on the pricing page. Both are right: say which page a price is from.',
      `Questions that no page answers go to ${waysToUs(contact)}.`,
    ],
    sections,
    lessImportant,
  },
  feed: {
    title: `${company.name}: notes from the counter`,
    subtitle: 'What to hand to a machine, what to keep, and how to begin.',
  },
  /** Under the icon on a phone: twelve letters or so. */
  shortName: company.name,
})
