import { company } from '#content/company.ts'
import type { MachineWords } from '#content/types/machines.ts'

export const machines: MachineWords = {
  guide: {
    notes: [
      'Every page of the site is also Markdown: add .md to its address.',
      'Setup is paid once, the monthly fee every month. Never add the two up.',
      'Voice agents and web apps have prices on their own page and others on the pricing page. Both are right: say which page a price is from.',
      `Questions that no page answers go to ${company.email} or, on WhatsApp, to ${company.whatsappDisplay}.`,
    ],
    sections: [
      { heading: 'Start here', pages: ['home', 'pricing', 'services', 'faq', 'contact'] },
      {
        heading: 'Services',
        pages: [
          'aiVoiceAgents',
          'whatsappAgents',
          'whatsappAutomation',
          'aiChatbots',
          'websiteChatbots',
          'customAiAgent',
          'webAppSetup',
          'businessDashboards',
          'automationWorkflows',
        ],
      },
      { heading: 'Products', pages: ['products', 'tutorconnect'] },
      {
        heading: 'Work',
        pages: [
          'portfolio',
          'testimonials',
          'caseStudies',
          'clinicAssistant',
          'ecommerceBot',
          'analyticsDashboard',
          'labs',
        ],
      },
      { heading: 'Company', pages: ['about', 'blog', 'brochure'] },
    ],
    lessImportant: {
      heading: 'Optional',
      pages: ['refundPolicy', 'termsConditions', 'privacyPolicy', 'accessibility'],
    },
  },
  feed: {
    title: `${company.name}: notes from the counter`,
    subtitle: 'What to hand to a machine, what to keep, and how to begin.',
  },
  shortName: company.name,
}
