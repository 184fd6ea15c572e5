import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const bookingTopics: Texts<Words['bookingTopics']> = {
  plan: 'mpango wa {plan}, {service}',
  services: {
    'ai-voice-agents-india': { name: 'mawakala wa sauti wa AI nchini India' },
    'ai-voice-agents-tanzania': { name: 'mawakala wa sauti wa AI nchini Tanzania' },
    'whatsapp-agents-india': { name: 'mawakala wa WhatsApp nchini India' },
    'whatsapp-agents-tanzania': { name: 'mawakala wa WhatsApp nchini Tanzania' },
    'custom-web-apps': { name: 'programu za wavuti' },
    tutorconnect: { name: 'TutorConnect' },
  },
}
