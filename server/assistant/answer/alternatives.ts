import type { ServiceId } from '#content/catalogue/services.ts'
import type { PriceRow } from '../price-list.ts'
import type { Question } from '../understand/question.ts'
import { wishesTold } from '../understand/wishes-told.ts'
import { factsOf } from './priced-plan.ts'

/** What does nearly the same, and may cost less. */
const doingSame: Partial<Record<ServiceId, readonly ServiceId[]>> = {
  'whatsapp-agents': ['whatsapp-automation', 'custom-ai-agent'],
  'ai-chatbots': ['website-chatbots', 'custom-ai-agent'],
  'website-chatbots': ['ai-chatbots', 'custom-ai-agent'],
}

/** The services that are asked for, and those that do the same. */
export function withAlternatives(services: readonly ServiceId[]): ReadonlySet<ServiceId> {
  return new Set(services.flatMap((service) => [service, ...(doingSame[service] ?? [])]))
}

/** What only sends serves whoever asks for it; who wants their WhatsApp answered is not served by what stays on a website. */
export function fitsChannel(row: PriceRow, { services, plans, text }: Question): boolean {
  const { service, name } = row
  const isAgentWanted = services.includes('whatsapp-agents')
  const isSending = service === 'whatsapp-automation' && /broadcast/i.test(name)
  const isOpen = services.length === 0 || services.includes(service)
  if (isSending)
    return plans.includes('broadcast') || (isOpen && !isAgentWanted && wishesTold(text).length === 0)
  if (!isAgentWanted || service === 'whatsapp-automation') return true
  return service !== 'custom-ai-agent' || factsOf(row)?.features?.whatsapp === true
}
