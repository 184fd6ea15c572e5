import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const bookingTopics: Texts<Words['bookingTopics']> = {
  plan: '{service}, {plan} प्लान',
  services: {
    'ai-voice-agents-india': { name: 'भारत के लिए AI वॉइस एजेंट' },
    'ai-voice-agents-tanzania': { name: 'तंज़ानिया के लिए AI वॉइस एजेंट' },
    'whatsapp-agents-india': { name: 'भारत के लिए WhatsApp एजेंट' },
    'whatsapp-agents-tanzania': { name: 'तंज़ानिया के लिए WhatsApp एजेंट' },
    'custom-web-apps': { name: 'वेब ऐप' },
    tutorconnect: { name: 'TutorConnect' },
  },
}
