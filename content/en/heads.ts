import type { PageId } from '#content/paths.ts'
import type { PageHead } from '#content/types/frame.ts'
import { aboutHead } from './about.ts'
import { accessibilityHead } from './accessibility.ts'
import { blogHead } from './blog.ts'
import { brochureHead } from './brochure.ts'
import {
  analyticsDashboardHead,
  caseStudiesHead,
  clinicAssistantHead,
  ecommerceBotHead,
} from './case-studies.ts'
import { contactHead } from './contact.ts'
import { faqHead } from './faq.ts'
import { homeHead } from './home.ts'
import { labsHead } from './labs.ts'
import { portfolioHead } from './portfolio.ts'
import { pricingHead } from './pricing.ts'
import { privacyPolicyHead } from './privacy-policy.ts'
import { productsHead } from './products.ts'
import { refundPolicyHead } from './refund-policy.ts'
import { aiChatbotsHead } from './services/ai-chatbots.ts'
import { aiVoiceAgentsHead } from './services/ai-voice-agents.ts'
import { automationWorkflowsHead } from './services/automation-workflows.ts'
import { businessDashboardsHead } from './services/business-dashboards.ts'
import { customAiAgentHead } from './services/custom-ai-agent.ts'
import { customWebAppsHead, webAppSetupHead } from './services/web-app.ts'
import { websiteChatbotsHead } from './services/website-chatbots.ts'
import { whatsappAgentsHead } from './services/whatsapp-agents.ts'
import { whatsappAutomationHead } from './services/whatsapp-automation.ts'
import { servicesHead } from './services-overview.ts'
import { termsConditionsHead } from './terms-conditions.ts'
import { testimonialsHead } from './testimonials.ts'
import { tutorconnectHead } from './tutorconnect.ts'

/**
 * What a search result and a shared link say of each page, for everything that needs them all. Each stands with the
 * words of its page, so that a browser fetches only its own. The company's name is added to the title once, in the head.
 */
export const heads: Record<PageId, PageHead> = {
  home: homeHead,
  products: productsHead,
  tutorconnect: tutorconnectHead,
  services: servicesHead,
  aiChatbots: aiChatbotsHead,
  aiVoiceAgents: aiVoiceAgentsHead,
  websiteChatbots: websiteChatbotsHead,
  businessDashboards: businessDashboardsHead,
  whatsappAutomation: whatsappAutomationHead,
  whatsappAgents: whatsappAgentsHead,
  customAiAgent: customAiAgentHead,
  webAppSetup: webAppSetupHead,
  customWebApps: customWebAppsHead,
  automationWorkflows: automationWorkflowsHead,
  labs: labsHead,
  contact: contactHead,
  about: aboutHead,
  pricing: pricingHead,
  portfolio: portfolioHead,
  caseStudies: caseStudiesHead,
  clinicAssistant: clinicAssistantHead,
  ecommerceBot: ecommerceBotHead,
  analyticsDashboard: analyticsDashboardHead,
  testimonials: testimonialsHead,
  blog: blogHead,
  faq: faqHead,
  brochure: brochureHead,
  privacyPolicy: privacyPolicyHead,
  termsConditions: termsConditionsHead,
  refundPolicy: refundPolicyHead,
  accessibility: accessibilityHead,
}
