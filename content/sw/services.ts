import type { ServicePageId } from '#content/catalogue/services.ts'
import type { TranslatedService } from '#content/listed-services.ts'
import { aiChatbots } from './services/ai-chatbots.ts'
import { aiVoiceAgents } from './services/ai-voice-agents.ts'
import { automationWorkflows } from './services/automation-workflows.ts'
import { businessDashboards } from './services/business-dashboards.ts'
import { customAiAgent } from './services/custom-ai-agent.ts'
import { webApp } from './services/web-app.ts'
import { websiteChatbots } from './services/website-chatbots.ts'
import { whatsappAgents } from './services/whatsapp-agents.ts'
import { whatsappAutomation } from './services/whatsapp-automation.ts'

export const services: Partial<Record<ServicePageId, TranslatedService>> = {
  'ai-voice-agents': aiVoiceAgents,
  'whatsapp-agents': whatsappAgents,
  'whatsapp-automation': whatsappAutomation,
  'ai-chatbots': aiChatbots,
  'website-chatbots': websiteChatbots,
  'custom-ai-agent': customAiAgent,
  'web-app-setup': webApp,
  'business-dashboards': businessDashboards,
  'automation-workflows': automationWorkflows,
}
