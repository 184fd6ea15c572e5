import type { servicePaths } from '#content/paths.ts'
import type { ServicePage } from '#content/types/service-page.ts'
import { aiChatbots } from './services/ai-chatbots.ts'
import { aiVoiceAgents } from './services/ai-voice-agents.ts'
import { automationWorkflows } from './services/automation-workflows.ts'
import { businessDashboards } from './services/business-dashboards.ts'
import { customAiAgent } from './services/custom-ai-agent.ts'
import { webApp } from './services/web-app.ts'
import { websiteChatbots } from './services/website-chatbots.ts'
import { whatsappAgents } from './services/whatsapp-agents.ts'
import { whatsappAutomation } from './services/whatsapp-automation.ts'

/** What stands at each address under /services; two of them lead to the same page. */
export const servicePages: Record<keyof typeof servicePaths, ServicePage> = {
  aiVoiceAgents,
  whatsappAgents,
  whatsappAutomation,
  aiChatbots,
  websiteChatbots,
  customAiAgent,
  webAppSetup: webApp,
  customWebApps: webApp,
  businessDashboards,
  automationWorkflows,
}

/** Each once. */
export const ownServicePages: ServicePage[] = [...new Set(Object.values(servicePages))]
