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
  route('/api/bookings', 'routes/forms/booking.tsx'),
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

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
