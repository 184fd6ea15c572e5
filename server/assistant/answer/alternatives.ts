import type { ServiceId } from '#content/catalogue/services.ts'
import type { PriceRow } from '../price-list.ts'
import type { Question } from '../understand/question.ts'
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

/** Who wants their WhatsApp answered is not served by what only sends, nor by what stays on a website. */
export function fitsChannel(row: PriceRow, { services, plans }: Question): boolean {
  const { service, name } = row
  if (!services.includes('whatsapp-agents') || plans.includes('broadcast')) return true
  if (service === 'whatsapp-automation') return !/broadcast/i.test(name)
  return service !== 'custom-ai-agent' || factsOf(row)?.features?.whatsapp === true
}
