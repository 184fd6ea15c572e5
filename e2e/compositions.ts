import { paths } from '#content/paths.ts'

/** One page of each composition: the others differ from one of these in words alone. */
export const compositions: ReadonlySet<string> = new Set([
  paths.home,
  paths.products,
  paths.services,
  paths['ai-voice-agents'],
  paths['whatsapp-automation'],
  paths['web-app-setup'],
  paths.pricing,
  paths.portfolio,
  paths.labs,
  paths.clinicAssistant,
  paths.about,
  paths.blog,
  paths.testimonials,
  paths.faq,
  paths.brochure,
  paths.contact,
  paths.privacyPolicy,
])
