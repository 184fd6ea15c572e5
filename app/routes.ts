import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { caseStudyPaths, legalPaths, machinePaths, paths, servicePaths } from '../content/paths.ts'

/** The whole site map. Addresses come from the one table of pages; the files mirror it. */
export default [
  layout('routes/within-frame.tsx', [
    index('routes/marketing/home.tsx'),

    route(paths.products, 'routes/marketing/products.tsx'),
    route(paths.tutorconnect, 'routes/marketing/tutorconnect.tsx'),

    route(paths.services, 'routes/marketing/services.tsx'),
    ...alike(servicePaths, 'routes/marketing/service.tsx'),
    route(`${paths.services}/*`, 'routes/marketing/service-alias.tsx'),

    route(paths.pricing, 'routes/marketing/pricing.tsx'),
    route(paths.portfolio, 'routes/marketing/portfolio.tsx'),
    route(paths.labs, 'routes/marketing/labs.tsx'),
    route(paths.caseStudies, 'routes/marketing/case-studies.tsx'),
    ...alike(caseStudyPaths, 'routes/marketing/case-study.tsx'),
    route(paths.testimonials, 'routes/marketing/testimonials.tsx'),
    route(paths.about, 'routes/marketing/about.tsx'),
    route(paths.blog, 'routes/marketing/blog.tsx'),
    route(paths.faq, 'routes/marketing/faq.tsx'),
    route(paths.brochure, 'routes/marketing/brochure.tsx'),
    route(paths.contact, 'routes/marketing/contact.tsx'),
    ...alike(legalPaths, 'routes/marketing/legal.tsx'),

    route('/api/contact', 'routes/forms/contact.tsx'),
    route('/api/quotes', 'routes/forms/quote.tsx'),
    route('/api/testimonials', 'routes/forms/testimonial.tsx'),
    route('/api/bookings', 'routes/forms/booking.tsx'),
    route(`${paths.testimonials}/withdraw/:token`, 'routes/forms/withdrawal.tsx'),
    route('/bookings/:token', 'routes/forms/booked-demo.tsx'),
    route('/thanks/:what', 'routes/forms/thanks.tsx'),
    route('/api/payments/orders', 'routes/forms/order.tsx'),
    route('/pay/:id', 'routes/forms/pay.tsx'),
    route('/pay/:id/test', 'routes/forms/test-checkout.tsx'),

    route('/design', 'routes/marketing/design.tsx'),

    route(machinePaths.sitemap, 'routes/machine/sitemap.ts'),
    route(machinePaths.robots, 'routes/machine/robots.ts'),
    route(machinePaths.feed, 'routes/machine/feed.ts'),
    route(machinePaths.llms, 'routes/machine/llms.ts'),
    route(machinePaths.manifest, 'routes/machine/manifest.ts'),
    route(machinePaths.securityContact, 'routes/machine/security-contact.ts'),

    route('/admin/sign-in', 'routes/admin/sign-in.tsx'),
    route('/admin/sign-in/code', 'routes/admin/sign-in-code.tsx'),
    route('/admin/start/:token', 'routes/admin/start.tsx'),
    route('/admin/sign-out', 'routes/admin/sign-out.ts'),
    route('/admin/leads.csv', 'routes/admin/leads-csv.ts'),
    route('/admin/mail/:id/preview', 'routes/admin/mail-preview.ts'),
    route('/admin/privacy/export', 'routes/admin/privacy-export.ts'),
    route('/admin', 'routes/admin/layout.tsx', [
      index('routes/admin/today.tsx'),
      route('leads', 'routes/admin/leads.tsx'),
      route('leads/suspicious', 'routes/admin/suspects.tsx'),
      route('leads/:id', 'routes/admin/person.tsx'),
      route('bookings', 'routes/admin/bookings.tsx'),
      route('testimonials', 'routes/admin/testimonials.tsx'),
      route('testimonials/:id', 'routes/admin/testimonial.tsx'),
      route('payments', 'routes/admin/payments.tsx'),
      route('payments/:id', 'routes/admin/payment.tsx'),
      route('mail', 'routes/admin/mail.tsx'),
      route('mail/:id', 'routes/admin/mail-view.tsx'),
      route('analytics', 'routes/admin/analytics.tsx'),
      route('privacy', 'routes/admin/privacy.tsx'),
      route('account', 'routes/admin/account.tsx'),
      route('*', 'routes/not-found.tsx', { id: 'desk-not-found' }),
    ]),

    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig

/** One route module for all pages of a kind, each under its own id. */
function alike(pages: Record<string, string>, file: string): RouteConfigEntry[] {
  return Object.entries(pages).map(([id, path]) => route(path, file, { id }))
}
