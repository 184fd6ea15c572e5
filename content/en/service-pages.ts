import type { Facts } from '#content/facts.ts'
import type { servicePaths } from '#content/paths.ts'
import type { ServicePage } from '#content/service-page.ts'
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
export function servicePages(facts: Facts): Record<keyof typeof servicePaths, ServicePage> {
  const app = webApp(facts)
  return {
    'ai-voice-agents': aiVoiceAgents(facts),
    'whatsapp-agents': whatsappAgents(facts),
    'whatsapp-automation': whatsappAutomation(facts),
    'ai-chatbots': aiChatbots(facts),
    'website-chatbots': websiteChatbots(facts),
    'custom-ai-agent': customAiAgent(facts),
    'web-app-setup': app,
    'custom-web-apps': app,
    'business-dashboards': businessDashboards(facts),
    'automation-workflows': automationWorkflows(facts),
  }
}
