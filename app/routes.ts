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
  type PrintedFile,
  paths,
  printedPaths,
  servicePaths,
  soonPath,
  tryPaths,
  unlistedPaths,
} from '../content/paths.ts'
import { type TranslatedPage, translatedPages } from '../content/words.ts'

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

/** The whole site map. Addresses come from the one table of pages; the files mirror it. */
export default [
  layout('routes/within-frame.tsx', [
    ...pages,
    ...translatedPages().map(translatedRoute),

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

    route(soonPath(':door'), 'routes/marketing/soon.tsx'),

    route('/design', 'routes/marketing/design.tsx'),

    ...printedFiles(),
    route(machinePaths.sitemap, 'routes/machine/sitemap.ts'),
    route(machinePaths.robots, 'routes/machine/robots.ts'),
    route(machinePaths.feed, 'routes/machine/feed.ts'),
    route(machinePaths.llms, 'routes/machine/llms.ts'),
    route(machinePaths.manifest, 'routes/machine/manifest.ts'),
    route(machinePaths.securityContact, 'routes/machine/security-contact.ts'),
    route(machinePaths.assistantWords, 'routes/machine/assistant-words.ts'),
    route(deskPaths.demoCalendar(':secret'), 'routes/machine/demo-calendar.ts'),
    route(machinePaths.bookingWords, 'routes/machine/booking-words.ts'),

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

    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig

/** One route module for all pages of a kind, each under its own id. */
function alike(pages: Record<string, string>, file: string): RouteConfigEntry[] {
  return Object.entries(pages).map(([id, path]) => route(path, file, { id }))
}

/** The same route module, which finds its words by the address. */
function translatedRoute({ page, language, path }: TranslatedPage): RouteConfigEntry {
  const original = pages.find((each) => (each.index ? paths.home : each.path) === paths[page])
  if (!original) throw new Error(`No route leads to ${paths[page]}`)
  return route(path, original.file, { id: `${language}/${page}` })
}

/** One route for all PDFs, beside their pages in each language. */
function printedFiles(): RouteConfigEntry[] {
  const beside = { india: 'pricing', tanzania: 'pricing', brochure: 'brochure' } as const
  return (Object.keys(printedPaths) as PrintedFile[]).flatMap((file) => {
    const folders = translatedPages().filter(({ page }) => page === beside[file])
    const module = 'routes/machine/printed.ts'
    return [
      route(printedPaths[file], module, { id: `printed/${file}` }),
      ...folders.map(({ language }) =>
        route(`/${language}${printedPaths[file]}`, module, { id: `${language}/printed/${file}` }),
      ),
    ]
  })
}
