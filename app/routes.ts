import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { bookingPath } from '../content/booking-link.ts'
import { deskPaths } from '../content/desk-paths.ts'
import { deskScreenList } from '../content/desk-screens.ts'
import {
  articlePath,
  caseStudyPath,
  caseStudyPaths,
  legalPaths,
  machinePaths,
  paths,
  printedPaths,
  servicePaths,
  soonPath,
  spokenLayout,
  tryPaths,
  unlistedPaths,
} from '../content/paths.ts'

/** The one service page that has a call to play. */
const { 'ai-voice-agents': voiceAgents, ...otherServices } = servicePaths

/** What visitors and searchers find. */
const pages: RouteConfigEntry[] = [
  index('routes/marketing/home.tsx'),

  route(paths.products, 'routes/marketing/products.tsx'),
  route(paths.tutorconnect, 'routes/marketing/tutorconnect.tsx'),

  route(paths.services, 'routes/marketing/services.tsx'),
  route(voiceAgents, 'routes/marketing/voice-agents.tsx'),
  ...alike(otherServices, 'routes/marketing/service.tsx'),
  route(`${paths.services}/*`, 'routes/marketing/service-alias.tsx'),

  route(paths.pricing, 'routes/marketing/pricing.tsx'),
  route(paths.portfolio, 'routes/marketing/portfolio.tsx'),
  route(paths.labs, 'routes/marketing/labs.tsx'),
  route(paths.caseStudies, 'routes/marketing/case-studies.tsx'),
  ...alike(caseStudyPaths, 'routes/marketing/case-study.tsx'),
  route(caseStudyPath(':caseStudy'), 'routes/marketing/own-case-study.tsx'),
  route(paths.testimonials, 'routes/marketing/testimonials.tsx'),
  route(paths.about, 'routes/marketing/about.tsx'),
  route(paths.blog, 'routes/marketing/blog.tsx'),
  route(articlePath(':article'), 'routes/marketing/article.tsx'),
  route(paths.faq, 'routes/marketing/faq.tsx'),
  route(paths.brochure, 'routes/marketing/brochure.tsx'),
  route(paths.contact, 'routes/marketing/contact.tsx'),
  route(tryPaths.tryCall, 'routes/marketing/try-call.tsx'),
  route(tryPaths.tryDashboard, 'routes/marketing/try-dashboard.tsx'),
  route(tryPaths.tryChatbot, 'routes/marketing/try-chatbot.tsx'),
  route(tryPaths.tryWhatsapp, 'routes/marketing/try-whatsapp.tsx'),
  ...alike(legalPaths, 'routes/marketing/legal.tsx'),
]

/** Where forms are sent without script, and what follows. */
const forms: RouteConfigEntry[] = [
  route('/api/contact', 'routes/forms/contact.tsx'),
  route('/api/quotes', 'routes/forms/quote.tsx'),
  route('/api/testimonials', 'routes/forms/testimonial.tsx'),
  route('/api/bookings', 'routes/forms/booking.tsx'),
  route(`${paths.testimonials}/withdraw/:token`, 'routes/forms/withdrawal.tsx'),
  route(bookingPath, 'routes/forms/book.tsx'),
  route('/bookings/:token', 'routes/forms/booked-demo.tsx'),
  route('/bookings/:token/demo.ics', 'routes/forms/demo-ics.ts'),
  route(unlistedPaths.findBooking, 'routes/forms/find-booking.tsx'),
  route('/thanks/:what', 'routes/forms/thanks.tsx'),
  route('/api/payments/orders', 'routes/forms/order.tsx'),
  route('/pay/:id', 'routes/forms/pay.tsx'),
  route('/pay/:id/test', 'routes/forms/test-checkout.tsx'),
]

/** The whole site map. Addresses come from the one table of pages; the files mirror it. */
export default [
  // In every language: its part of the address is the router's base (server/http/page-renderer.ts).
  layout('routes/within-frame.tsx', { id: spokenLayout }, [
    ...pages,
    ...forms,

    route(soonPath(':door'), 'routes/marketing/soon.tsx'),

    ...alike(printedPaths, 'routes/machine/printed.ts'),
    route(machinePaths.feed, 'routes/machine/feed.ts'),
    route(machinePaths.llms, 'routes/machine/llms.ts'),
    route(machinePaths.assistantWords, 'routes/machine/assistant-words.ts'),
    route(machinePaths.bookingWords, 'routes/machine/booking-words.ts'),

    route('*', 'routes/not-found.tsx'),
  ]),

  layout('routes/within-frame.tsx', [
    route('/design', 'routes/marketing/design.tsx'),

    route(machinePaths.sitemap, 'routes/machine/sitemap.ts'),
    route(machinePaths.robots, 'routes/machine/robots.ts'),
    route(machinePaths.manifest, 'routes/machine/manifest.ts'),
    route(machinePaths.brochureCloth, 'routes/machine/brochure-cloth.ts'),
    route(machinePaths.securityContact, 'routes/machine/security-contact.ts'),
    route(deskPaths.demoCalendar(':secret'), 'routes/machine/demo-calendar.ts'),

    route(deskPaths.manifest, 'routes/machine/desk-manifest.ts'),
    route(deskPaths.worker, 'routes/machine/desk-worker.ts'),
    route(deskPaths.signIn, 'routes/admin/sign-in.tsx'),
    route(deskPaths.signInCode, 'routes/admin/sign-in-code.tsx'),
    route(deskPaths.start(':token'), 'routes/admin/start.tsx'),
    route(deskPaths.join(':token'), 'routes/admin/join.tsx'),
    route(deskPaths.signOut, 'routes/admin/sign-out.ts'),
    route(deskPaths.find, 'routes/admin/find.ts'),
    route(deskPaths.leadsCsv, 'routes/admin/leads-csv.ts'),
    route(deskPaths.bookingsCsv, 'routes/admin/bookings-csv.ts'),
    route(deskPaths.paymentsCsv, 'routes/admin/payments-csv.ts'),
    route(deskPaths.importReport(':id'), 'routes/admin/import-report.ts'),
    route(deskPaths.mailPreview(':id'), 'routes/admin/mail-preview.ts'),
    route(deskPaths.siteTextPreview(':kind', ':id'), 'routes/admin/site-text-preview.tsx'),
    route(deskPaths.privacyExport, 'routes/admin/privacy-export.ts'),
    route(deskPaths.backup(':name'), 'routes/admin/backup-file.ts'),
    layout('routes/admin/layout.tsx', [
      ...deskScreenList.map(({ path, file }) => route(path, `routes/admin/${file}.tsx`)),
      route(deskPaths.suspects, 'routes/admin/suspects.tsx'),
      route(deskPaths.newPerson, 'routes/admin/person-new.tsx'),
      route(deskPaths.imports, 'routes/admin/people-imports.tsx'),
      route(deskPaths.import(':id'), 'routes/admin/people-import.tsx'),
      route(deskPaths.person(':id'), 'routes/admin/person.tsx'),
      route(deskPaths.editPerson(':id'), 'routes/admin/person-edit.tsx'),
      route(deskPaths.testimonial(':id'), 'routes/admin/testimonial.tsx'),
      route(deskPaths.payment(':id'), 'routes/admin/payment.tsx'),
      route(deskPaths.refund(':id'), 'routes/admin/refund.ts'),
      route(deskPaths.mail(':id'), 'routes/admin/mail-view.tsx'),
      route(deskPaths.pictures, 'routes/admin/pictures.tsx'),
      route(deskPaths.siteText(':kind', ':id'), 'routes/admin/site-text.tsx'),
      route(deskPaths.elsewhere, 'routes/not-found.tsx', { id: 'desk-not-found' }),
    ]),
  ]),
] satisfies RouteConfig

/** One route module for all pages of a kind, each under its own id. */
function alike(pages: Record<string, string>, file: string): RouteConfigEntry[] {
  return Object.entries(pages).map(([id, path]) => route(path, file, { id }))
}
