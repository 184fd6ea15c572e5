import type { Facts } from '#content/facts.ts'
import { eachService } from '#content/listed-services.ts'
import type { ServiceEntry } from '#content/service-entry.ts'

/** What a demo can be about, by the name in addresses: a page, or a price table. */
const topics = ({ speech }: Facts): Record<string, ServiceEntry['demo']> => ({
  ...eachService(speech.services, ({ demo }) => demo),
  'ai-voice-agents-india': { name: 'AI voice agents in India', choice: 'Voice AI Solutions' },
  'ai-voice-agents-tanzania': { name: 'AI voice agents in Tanzania', choice: 'Voice AI Solutions' },
  'whatsapp-agents-india': { name: 'WhatsApp agents in India', choice: 'WhatsApp AI Bots' },
  'whatsapp-agents-tanzania': { name: 'WhatsApp agents in Tanzania', choice: 'WhatsApp AI Bots' },
  'custom-web-apps': { name: 'web apps' },
  tutorconnect: { name: 'TutorConnect' },
})

export const bookingTopics = (facts: Facts) => ({ plan: '{plan} plan, {service}', services: topics(facts) })
