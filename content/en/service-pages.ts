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

export const servicePages: ServicePage[] = [
  aiVoiceAgents,
  whatsappAgents,
  whatsappAutomation,
  aiChatbots,
  websiteChatbots,
  customAiAgent,
  webApp,
  businessDashboards,
  automationWorkflows,
]
