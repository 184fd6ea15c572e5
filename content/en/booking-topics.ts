interface BookingSubject {
  name: string
  /** The line of the form's list that stands for it. Without one, nothing is chosen for the visitor. */
  choice?: string
}

/** What a demo can be about, by the name in addresses: a page, or a price table. */
const services: Record<string, BookingSubject> = {
  'ai-voice-agents': { name: 'AI voice agents', choice: 'Voice AI Solutions' },
  'ai-voice-agents-india': { name: 'AI voice agents in India', choice: 'Voice AI Solutions' },
  'ai-voice-agents-tanzania': { name: 'AI voice agents in Tanzania', choice: 'Voice AI Solutions' },
  'whatsapp-agents': { name: 'WhatsApp agents', choice: 'WhatsApp AI Bots' },
  'whatsapp-agents-india': { name: 'WhatsApp agents in India', choice: 'WhatsApp AI Bots' },
  'whatsapp-agents-tanzania': { name: 'WhatsApp agents in Tanzania', choice: 'WhatsApp AI Bots' },
  'whatsapp-automation': { name: 'WhatsApp automation', choice: 'WhatsApp AI Bots' },
  'ai-chatbots': { name: 'AI chatbots for websites', choice: 'AI Chatbots' },
  'website-chatbots': { name: 'website chatbots', choice: 'Website Chatbots' },
  'custom-ai-agent': { name: 'custom AI agents' },
  'business-dashboards': { name: 'business dashboards' },
  'automation-workflows': { name: 'workflow automation' },
  'web-app-setup': { name: 'web app setup' },
  'custom-web-apps': { name: 'web apps' },
  tutorconnect: { name: 'TutorConnect' },
}

export const bookingTopics = { plan: '{plan} plan, {service}', services }
