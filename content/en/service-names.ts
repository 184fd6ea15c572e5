import type { ServiceId } from '#content/catalogue/services.ts'

/** How each service is called in a sentence, at the desk and by the assistant. */
export const serviceNames: Record<ServiceId, string> = {
  'ai-voice-agents': 'Voice agents',
  'whatsapp-agents': 'WhatsApp agents',
  'whatsapp-automation': 'WhatsApp automation tools',
  'ai-chatbots': 'AI Chatbot for Websites',
  'website-chatbots': 'Website chatbots',
  'custom-ai-agent': 'Custom AI agents',
  'business-dashboards': 'Business dashboards',
  'web-app-setup': 'Web apps',
  'automation-workflows': 'Workflow automation',
  'test-automation': 'Test and result automation',
  'custom-services': 'Custom services',
  'quick-start': 'Quick Start packages',
  products: 'SaaS products',
  licences: 'Product licences',
  'brochure-packages': 'Brochure packages',
}
