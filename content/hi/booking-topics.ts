import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

/** What a demo of a service is about stands with the service. */
export const bookingTopics: Texts<Words['bookingTopics']> = {
  plan: '{service}, {plan} प्लान',
  services: {
    'ai-voice-agents-india': { name: 'भारत में AI वॉइस एजेंट' },
    'ai-voice-agents-tanzania': { name: 'तंज़ानिया में AI वॉइस एजेंट' },
    'whatsapp-agents-india': { name: 'भारत में WhatsApp एजेंट' },
    'whatsapp-agents-tanzania': { name: 'तंज़ानिया में WhatsApp एजेंट' },
    'custom-web-apps': { name: 'वेब ऐप' },
  },
}
