import type { PlanNames } from '#content/facts.ts'

/** How each plan is called, wherever it is named. */
export const planNames: PlanNames = {
  'ai-voice-agents-india': { starter: 'Starter', pro: 'Pro', premium: 'Premium' },
  'whatsapp-agents-india': { starter: 'Starter', pro: 'Pro', 'smart-ai': 'Smart AI' },
  'ai-voice-agents-tanzania': { starter: 'Starter', pro: 'Pro', premium: 'Premium' },
  'whatsapp-agents-tanzania': { basic: 'Basic Bot', smart: 'Smart Bot', pro: 'Pro Bot' },
  'ai-chatbots': { starter: 'Starter', pro: 'Pro', premium: 'Premium' },
  'website-chatbots': { basic: 'Basic Bot', smart: 'Smart Bot', enterprise: 'Enterprise Bot' },
  'custom-ai-agent': { starter: 'Starter', basic: 'Basic', pro: 'Pro', premium: 'Premium' },
  'business-dashboards': { basic: 'Basic', professional: 'Professional', enterprise: 'Enterprise' },
  'custom-web-apps': {
    'single-process': 'Single-Process App',
    business: 'Business App',
    'multi-branch': 'Multi-Branch Platform',
  },
  'web-app-setup': { template: 'Template', 'semi-custom': 'Semi-custom', 'full-mvp': 'Full MVP' },
  'ai-voice-agents-setup': { starter: 'Starter', professional: 'Professional', custom: 'Custom' },
  'ai-voice-agents-hosting': { shared: 'Shared hosting', dedicated: 'Dedicated hosting' },
  'whatsapp-automation': {
    bot: 'WhatsApp Bot',
    voice: 'Voice Assistant',
    dashboard: 'Web Dashboard',
    broadcast: 'Broadcast Tool',
    bundle: 'Complete SME Bundle',
  },
  'custom-services': { basic: 'Basic', professional: 'Professional', enterprise: 'Enterprise' },
  'quick-start': {
    'basic-chatbot': 'Basic AI Chatbot',
    'advanced-chatbot': 'Advanced AI Chatbot',
    'enterprise-solution': 'Enterprise AI Solution',
  },
  products: {
    tutorconnect: 'TutorConnect',
    eduresultanalysis: 'EduResultAnalysis',
    'career-coach-ai': 'Career Coach AI',
    'youtube-seo-tool': 'YouTube SEO Tool',
  },
  'brochure-packages': { starter: 'Starter', professional: 'Professional', custom: 'Custom' },
}
