/** What a demo can be about, by the name in addresses: a page, or a price table. `choice` is the nearest line of the form's list. */
export const bookingTopics = {
  plan: '{plan} plan, {service}',
  services: {
    'ai-voice-agents': { name: 'AI voice agents', choice: 'Voice AI Solutions' },
    'voice-india': { name: 'AI voice agents in India', choice: 'Voice AI Solutions' },
    'voice-tanzania': { name: 'AI voice agents in Tanzania', choice: 'Voice AI Solutions' },
    'whatsapp-agents': { name: 'WhatsApp agents', choice: 'WhatsApp AI Bots' },
    'whatsapp-india': { name: 'WhatsApp agents in India', choice: 'WhatsApp AI Bots' },
    'whatsapp-tanzania': { name: 'WhatsApp agents in Tanzania', choice: 'WhatsApp AI Bots' },
    'whatsapp-automation': { name: 'WhatsApp automation', choice: 'WhatsApp AI Bots' },
    'ai-chatbots': { name: 'AI chatbots for websites', choice: 'AI Chatbots' },
    'website-chatbots': { name: 'website chatbots', choice: 'Website Chatbots' },
    'custom-ai-agent': { name: 'custom AI agents', choice: 'AI Chatbots' },
    'business-dashboards': { name: 'business dashboards', choice: 'CRM Integrations' },
    'automation-workflows': { name: 'workflow automation', choice: 'CRM Integrations' },
    'web-app-setup': { name: 'web app setup', choice: 'CRM Integrations' },
    'web-apps': { name: 'web apps', choice: 'CRM Integrations' },
    tutorconnect: { name: 'TutorConnect', choice: 'AI Chatbots' },
  },
}
