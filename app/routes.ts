import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { machinePaths, paths } from '../content/paths.ts'

/** The whole site map. Addresses come from the one table of pages; the files mirror it. */
export default [
  index('routes/marketing/home.tsx'),

  route(paths.products, 'routes/marketing/products.tsx'),
  route(paths.tutorconnect, 'routes/marketing/tutorconnect.tsx'),

  route(paths.services, 'routes/marketing/services.tsx'),
  route(paths.aiChatbots, 'routes/marketing/ai-chatbots.tsx'),
  route(paths.aiVoiceAgents, 'routes/marketing/ai-voice-agents.tsx'),
  route(paths.websiteChatbots, 'routes/marketing/website-chatbots.tsx'),
  route(paths.businessDashboards, 'routes/marketing/business-dashboards.tsx'),
  route(paths.whatsappAutomation, 'routes/marketing/whatsapp-automation.tsx'),
  route(paths.whatsappAgents, 'routes/marketing/whatsapp-agents.tsx'),
  route(paths.customAiAgent, 'routes/marketing/custom-ai-agent.tsx'),
  route(paths.webAppSetup, 'routes/marketing/web-app-setup.tsx'),
  route(paths.customWebApps, 'routes/marketing/custom-web-apps.tsx'),
  route(paths.automationWorkflows, 'routes/marketing/automation-workflows.tsx'),
  route(`${paths.services}/*`, 'routes/marketing/service-alias.tsx'),

  route(paths.pricing, 'routes/marketing/pricing.tsx'),
  route(paths.portfolio, 'routes/marketing/portfolio.tsx'),
  route(paths.labs, 'routes/marketing/labs.tsx'),
  route(paths.caseStudies, 'routes/marketing/case-studies.tsx'),
  route(paths.clinicAssistant, 'routes/marketing/clinic-assistant.tsx'),
  route(paths.ecommerceBot, 'routes/marketing/ecommerce-bot.tsx'),
  route(paths.analyticsDashboard, 'routes/marketing/analytics-dashboard.tsx'),
  route(paths.testimonials, 'routes/marketing/testimonials.tsx'),
  route(paths.about, 'routes/marketing/about.tsx'),
  route(paths.blog, 'routes/marketing/blog.tsx'),
  route(paths.faq, 'routes/marketing/faq.tsx'),
  route(paths.brochure, 'routes/marketing/brochure.tsx'),
  route(paths.contact, 'routes/marketing/contact.tsx'),
  route(paths.privacyPolicy, 'routes/marketing/privacy-policy.tsx'),
  route(paths.termsConditions, 'routes/marketing/terms-conditions.tsx'),
  route(paths.refundPolicy, 'routes/marketing/refund-policy.tsx'),

  route('/api/contact', 'routes/forms/contact.tsx'),
  route('/api/quotes', 'routes/forms/quote.tsx'),
  route('/api/testimonials', 'routes/forms/testimonial.tsx'),
  route('/api/bookings', 'routes/forms/booking.tsx'),
  route('/bookings/:token', 'routes/forms/booked-demo.tsx'),
  route('/thanks/:what', 'routes/forms/thanks.tsx'),

  route('/design', 'routes/marketing/design.tsx'),

  route(machinePaths.sitemap, 'routes/machine/sitemap.ts'),
  route(machinePaths.robots, 'routes/machine/robots.ts'),
  route(machinePaths.feed, 'routes/machine/feed.ts'),
  route(machinePaths.llms, 'routes/machine/llms.ts'),
  route(machinePaths.manifest, 'routes/machine/manifest.ts'),

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
    route('mail', 'routes/admin/mail.tsx'),
    route('mail/:id', 'routes/admin/mail-view.tsx'),
    route('analytics', 'routes/admin/analytics.tsx'),
    route('privacy', 'routes/admin/privacy.tsx'),
    route('account', 'routes/admin/account.tsx'),
    route('*', 'routes/not-found.tsx', { id: 'desk-not-found' }),
  ]),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
