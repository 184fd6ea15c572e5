import type { ServicePageId } from '#content/catalogue/services.ts'
import { servicePaths } from '#content/paths.ts'
import type { ServiceEntry } from '#content/service-entry.ts'
import { aiChatbots } from './services/ai-chatbots.ts'
import { aiVoiceAgents } from './services/ai-voice-agents.ts'
import { automationWorkflows } from './services/automation-workflows.ts'
import { businessDashboards } from './services/business-dashboards.ts'
import { customAiAgent } from './services/custom-ai-agent.ts'
import { webApp } from './services/web-app.ts'
import { websiteChatbots } from './services/website-chatbots.ts'
import { whatsappAgents } from './services/whatsapp-agents.ts'
import { whatsappAutomation } from './services/whatsapp-automation.ts'

/** Every service with a page of its own, in the order of menus and lists. */
const services: Record<ServicePageId, ServiceEntry> = {
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

export interface ListedService extends ServiceEntry {
  id: ServicePageId
  href: string
}

export const listedServices: ListedService[] = Object.entries(services).map(([id, entry]) => {
  const page = id as ServicePageId
  return { ...entry, id: page, href: servicePaths[page] }
})

/** The services page and the quote form name dashboards before web apps. */
export const comparedServices: ListedService[] = listedServices.toSorted(
  (one, other) => comparedPlace(one) - comparedPlace(other),
)

/** Something about each service, by its id. */
export function eachService<Value>(
  read: (service: ListedService) => Value,
): Readonly<Record<ServicePageId, Value>> {
  const values = listedServices.map((service) => [service.id, read(service)])
  return Object.fromEntries(values)
}

function comparedPlace(service: ListedService): number {
  const place = listedServices.indexOf(service)
  return service.id === 'business-dashboards' ? place - 1.5 : place
}
