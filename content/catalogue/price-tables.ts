import type { PageId } from '#content/paths.ts'
import type { PriceKey } from '#content/prices.ts'
import {
  aiChatbot,
  customAgent,
  dashboard,
  type FeatureValue,
  fixedPackage,
  hosting,
  voice,
  voiceSetup,
  webApp,
  websiteChatbot,
  whatsapp,
} from './features.ts'
import type { RegionId, ServiceId } from './services.ts'
import type { Period } from './terms.ts'

export interface PlanFacts {
  setup?: PriceKey
  monthly?: PriceKey
  /** The same two where dollars are asked for. */
  setupDollars?: PriceKey
  monthlyDollars?: PriceKey
  /** What a setup without a monthly fee runs on, paid by the month. */
  hosting?: PriceKey
  /** One price that is neither setup nor monthly: a package, a project, a licence. */
  amount?: PriceKey
  /** What the monthly fee covers, in the table's unit. */
  included?: number
  /** The plan that the table puts forward. */
  popular?: boolean
  /** Sold only beside another plan of its table. */
  addOn?: boolean
  /** The plans of its table that it holds together. */
  bundles?: readonly string[]
  delivery?: Period
  /** How long support is included. */
  support?: Period
  features?: Readonly<Record<string, FeatureValue>>
}

export interface PriceTable {
  service: ServiceId
  /** Where it stands first; the pricing page repeats some. */
  page: PageId
  /** Absent where one price holds everywhere. */
  region?: RegionId
  /** What `included` counts. */
  unit?: 'minutes' | 'chats' | 'conversations'
  extraUnit?: PriceKey
  /** Its plans stand beside each other: whoever takes two pays for both. */
  areTools?: boolean
  plans: Readonly<Record<string, PlanFacts>>
}

/** What the larger plans have is the same in both countries. */
const voiceInAndOut = voice({
  numbers: 1,
  languages: 2,
  outgoingCalls: true,
  bookings: true,
  whatsappSummary: true,
})
const voiceForBranches = voice({
  numbers: 3,
  languages: 3,
  outgoingCalls: true,
  bookings: true,
  whatsappSummary: true,
  softwareConnection: true,
  reviewCall: true,
})
const whatsappOrders = whatsapp({
  sheet: true,
  languages: 2,
  bookings: true,
  paymentLinks: true,
  reminders: true,
  weeklyReport: true,
})
const whatsappWithAi = whatsapp({
  languages: 2,
  bookings: true,
  paymentLinks: true,
  reminders: true,
  weeklyReport: true,
  ownDocuments: true,
  voiceNotes: true,
  softwareConnection: true,
  reviewCall: true,
})

/**
 * Every plan with what it costs and what is in it. A table's plans state the same features, so that they can be compared.
 * How a plan is called and described is in the words of its page.
 */
export const priceTables = {
  'ai-voice-agents-india': {
    service: 'ai-voice-agents',
    page: 'pricing',
    region: 'india',
    unit: 'minutes',
    extraUnit: 'extra-usage.india.unit',
    plans: {
      starter: {
        setup: 'ai-voice-agents.india.starter.setup',
        monthly: 'ai-voice-agents.india.starter.monthly',
        included: 1000,
        features: voice({ numbers: 1, languages: 1, mailSummary: true }),
      },
      pro: {
        setup: 'ai-voice-agents.india.pro.setup',
        monthly: 'ai-voice-agents.india.pro.monthly',
        included: 2500,
        popular: true,
        features: voiceInAndOut,
      },
      premium: {
        setup: 'ai-voice-agents.india.premium.setup',
        monthly: 'ai-voice-agents.india.premium.monthly',
        included: 5000,
        features: voiceForBranches,
      },
    },
  },
  'whatsapp-agents-india': {
    service: 'whatsapp-agents',
    page: 'pricing',
    region: 'india',
    unit: 'chats',
    extraUnit: 'extra-usage.india.unit',
    plans: {
      starter: {
        setup: 'whatsapp-agents.india.starter.setup',
        monthly: 'whatsapp-agents.india.starter.monthly',
        included: 1000,
        features: whatsapp({ answers: 50, languages: 1 }),
      },
      pro: {
        setup: 'whatsapp-agents.india.pro.setup',
        monthly: 'whatsapp-agents.india.pro.monthly',
        included: 2500,
        features: whatsappOrders,
      },
      'smart-ai': {
        setup: 'whatsapp-agents.india.smart-ai.setup',
        monthly: 'whatsapp-agents.india.smart-ai.monthly',
        included: 5000,
        features: whatsappWithAi,
      },
    },
  },
  'ai-voice-agents-tanzania': {
    service: 'ai-voice-agents',
    page: 'pricing',
    region: 'tanzania',
    unit: 'minutes',
    extraUnit: 'extra-usage.tanzania.unit',
    plans: {
      starter: {
        setup: 'ai-voice-agents.tanzania.starter.setup',
        monthly: 'ai-voice-agents.tanzania.starter.monthly',
        included: 500,
        features: voice({ numbers: 1, languages: 2, mailSummary: true }),
      },
      pro: {
        setup: 'ai-voice-agents.tanzania.pro.setup',
        monthly: 'ai-voice-agents.tanzania.pro.monthly',
        included: 1200,
        features: voiceInAndOut,
      },
      premium: {
        setup: 'ai-voice-agents.tanzania.premium.setup',
        monthly: 'ai-voice-agents.tanzania.premium.monthly',
        included: 2500,
        features: voiceForBranches,
      },
    },
  },
  'whatsapp-agents-tanzania': {
    service: 'whatsapp-agents',
    page: 'pricing',
    region: 'tanzania',
    unit: 'chats',
    extraUnit: 'extra-usage.tanzania.unit',
    plans: {
      basic: {
        setup: 'whatsapp-agents.tanzania.basic.setup',
        monthly: 'whatsapp-agents.tanzania.basic.monthly',
        included: 1000,
        features: whatsapp({ answers: 50, languages: 2 }),
      },
      smart: {
        setup: 'whatsapp-agents.tanzania.smart.setup',
        monthly: 'whatsapp-agents.tanzania.smart.monthly',
        included: 2500,
        features: whatsappOrders,
      },
      pro: {
        setup: 'whatsapp-agents.tanzania.pro.setup',
        monthly: 'whatsapp-agents.tanzania.pro.monthly',
        included: 5000,
        features: whatsappWithAi,
      },
    },
  },
  'ai-chatbots': {
    service: 'ai-chatbots',
    page: 'ai-chatbots',
    unit: 'conversations',
    plans: {
      starter: {
        setup: 'ai-chatbots.starter.setup',
        monthly: 'ai-chatbots.starter.monthly',
        included: 500,
        features: aiChatbot({ pages: 20, languages: 1 }),
      },
      pro: {
        setup: 'ai-chatbots.pro.setup',
        monthly: 'ai-chatbots.pro.monthly',
        included: 1500,
        popular: true,
        features: aiChatbot({
          pages: 75,
          languages: 2,
          documents: true,
          whatsappEnquiries: true,
          staffHandover: true,
          weeklyReport: true,
        }),
      },
      premium: {
        setup: 'ai-chatbots.premium.setup',
        monthly: 'ai-chatbots.premium.monthly',
        included: 3000,
        features: aiChatbot({
          pages: 200,
          languages: 3,
          documents: true,
          liveSheet: true,
          softwareConnection: true,
          bookings: true,
          weeklyReport: true,
        }),
      },
    },
  },
  'website-chatbots': {
    service: 'website-chatbots',
    page: 'website-chatbots',
    plans: {
      basic: {
        setup: 'website-chatbots.basic.setup',
        monthly: 'website-chatbots.basic.monthly',
        features: websiteChatbot({ answers: 50, languages: 1, websites: 1 }),
      },
      smart: {
        setup: 'website-chatbots.smart.setup',
        monthly: 'website-chatbots.smart.monthly',
        popular: true,
        features: websiteChatbot({
          answers: 200,
          languages: 2,
          websites: 1,
          ai: true,
          whatsappEnquiries: true,
          bookings: true,
          staffHandover: true,
          weeklyReport: true,
        }),
      },
      enterprise: {
        setup: 'website-chatbots.enterprise.setup',
        monthly: 'website-chatbots.enterprise.monthly',
        features: websiteChatbot({
          answers: 'unlimited',
          languages: 3,
          websites: 3,
          ai: true,
          bookings: true,
          softwareConnection: true,
          staffLogins: true,
          prioritySupport: true,
          reviewCall: true,
        }),
      },
    },
  },
  'custom-ai-agent': {
    service: 'custom-ai-agent',
    page: 'custom-ai-agent',
    plans: {
      starter: {
        setup: 'custom-ai-agent.starter.setup',
        monthly: 'custom-ai-agent.starter.monthly',
        features: agent({ products: 0, languages: 1, channels: 1 }),
      },
      basic: {
        setup: 'custom-ai-agent.basic.setup',
        monthly: 'custom-ai-agent.basic.monthly',
        features: agent({ products: 3, languages: 2, channels: 2, whatsapp: true }),
      },
      pro: {
        setup: 'custom-ai-agent.pro.setup',
        monthly: 'custom-ai-agent.pro.monthly',
        popular: true,
        features: agent({
          products: 10,
          languages: 3,
          channels: 3,
          whatsapp: true,
          instagram: true,
          sheet: true,
          bookings: true,
          weeklyReport: true,
        }),
      },
      premium: {
        setup: 'custom-ai-agent.premium.setup',
        monthly: 'custom-ai-agent.premium.monthly',
        features: agent(
          {
            products: 20,
            languages: 3,
            channels: 4,
            whatsapp: true,
            instagram: true,
            messenger: true,
            softwareConnection: true,
            bookings: true,
            paymentLinks: true,
            weeklyReport: true,
            reviewCall: true,
          },
          { orMore: true },
        ),
      },
    },
  },
  'business-dashboards': {
    service: 'business-dashboards',
    page: 'business-dashboards',
    plans: {
      basic: {
        setup: 'business-dashboards.basic.setup',
        monthly: 'business-dashboards.basic.monthly',
        features: dashboard({ widgets: 5, sheets: 1, logins: 2, updateMinutes: 1440 }),
      },
      professional: {
        setup: 'business-dashboards.professional.setup',
        monthly: 'business-dashboards.professional.monthly',
        popular: true,
        features: dashboard({
          widgets: 15,
          sheets: 4,
          logins: 10,
          updateMinutes: 60,
          alerts: true,
          weeklyReport: true,
        }),
      },
      enterprise: {
        setup: 'business-dashboards.enterprise.setup',
        monthly: 'business-dashboards.enterprise.monthly',
        features: dashboard({
          widgets: 'unlimited',
          logins: 'unlimited',
          updateMinutes: 15,
          softwareConnection: true,
          alerts: true,
          forecasts: true,
          reviewCall: true,
        }),
      },
    },
  },
  'custom-web-apps': {
    service: 'web-app-setup',
    page: 'pricing',
    plans: {
      'single-process': {
        setup: 'custom-web-apps.first.setup',
        monthly: 'custom-web-apps.first.monthly',
        features: webApp({ processes: 1, screens: 15, logins: 10, payment: true }),
      },
      business: {
        setup: 'custom-web-apps.second.setup',
        monthly: 'custom-web-apps.second.monthly',
        features: webApp({
          processes: 3,
          screens: 40,
          logins: 50,
          aiFeatures: 1,
          connections: 2,
          dashboard: true,
        }),
      },
      'multi-branch': {
        setup: 'custom-web-apps.third.setup',
        monthly: 'custom-web-apps.third.monthly',
        features: webApp({
          processes: 'unlimited',
          screens: 'unlimited',
          logins: 'unlimited',
          connections: 'unlimited',
          languages: 3,
          prioritySupport: true,
          reviewCall: true,
        }),
      },
    },
  },
  'web-app-setup': {
    service: 'web-app-setup',
    page: 'web-app-setup',
    plans: {
      template: {
        setup: 'web-app-setup.template.setup',
        monthly: 'web-app-setup.template.monthly',
        support: { from: 1, unit: 'month' },
        delivery: { from: 3, to: 5, unit: 'day' },
        features: webApp({ processes: 1, screens: 5, logins: 1, languages: 1 }),
      },
      'semi-custom': {
        setup: 'web-app-setup.semi-custom.setup',
        monthly: 'web-app-setup.semi-custom.monthly',
        support: { from: 3, unit: 'month' },
        delivery: { from: 7, to: 10, unit: 'day' },
        features: webApp({ processes: 2, screens: 12, logins: 5, languages: 1, payment: true }),
      },
      'full-mvp': {
        setup: 'web-app-setup.full-mvp.setup',
        monthly: 'web-app-setup.full-mvp.monthly',
        support: { from: 6, unit: 'month' },
        delivery: { from: 2, to: 3, unit: 'week' },
        features: webApp({
          screens: 25,
          logins: 'unlimited',
          languages: 1,
          payment: true,
          aiFeatures: 1,
        }),
      },
    },
  },
  'ai-voice-agents-setup': {
    service: 'ai-voice-agents',
    page: 'ai-voice-agents',
    // Sold in India, where its hosting is; dollars are on the pricing page.
    region: 'india',
    plans: {
      starter: {
        setup: 'ai-voice-agents.page.starter',
        hosting: 'ai-voice-agents.page.hosting.shared.monthly',
        features: voiceSetup({ callFlows: 1, questions: 30, languages: 1 }),
      },
      professional: {
        setup: 'ai-voice-agents.page.professional',
        hosting: 'ai-voice-agents.page.hosting.shared.monthly',
        features: voiceSetup({
          callFlows: 3,
          questions: 100,
          languages: 2,
          outgoingCalls: true,
          bookings: true,
          whatsappSummary: true,
        }),
      },
      custom: {
        setup: 'ai-voice-agents.page.custom',
        hosting: 'ai-voice-agents.page.hosting.shared.monthly',
        features: voiceSetup({
          callFlows: 'unlimited',
          languages: 3,
          outgoingCalls: true,
          bookings: true,
          whatsappSummary: true,
          softwareConnection: true,
        }),
      },
    },
  },
  'ai-voice-agents-hosting': {
    service: 'ai-voice-agents',
    page: 'ai-voice-agents',
    region: 'india',
    plans: {
      shared: {
        monthly: 'ai-voice-agents.page.hosting.shared.monthly',
        features: { ...hosting({ callsAtOnce: 3 }), leastCallsAtOnce: 1 },
      },
      dedicated: {
        monthly: 'ai-voice-agents.page.hosting.dedicated.monthly',
        features: { ...hosting({ callsAtOnce: 20, ownServer: true }), leastCallsAtOnce: 5 },
      },
    },
  },
  'whatsapp-automation': {
    service: 'whatsapp-automation',
    page: 'whatsapp-automation',
    areTools: true,
    plans: {
      bot: {
        ...tool('bot'),
        features: {
          answers: 100,
          languages: 3,
          bookings: true,
          sheet: true,
          staffHandover: true,
          paymentLinks: true,
        },
      },
      voice: {
        ...tool('voice'),
        addOn: true,
        features: { voiceNoteMinutes: 2, languages: 3 },
      },
      dashboard: { ...tool('dashboard'), addOn: true, features: { logins: 5 } },
      broadcast: { ...tool('broadcast') },
      bundle: {
        ...tool('bundle'),
        bundles: ['bot', 'voice', 'dashboard', 'broadcast'],
        features: { newAnswersAMonth: 10, prioritySupport: true, reviewCall: true },
      },
    },
  },
  'custom-services': {
    service: 'custom-services',
    page: 'pricing',
    plans: {
      basic: {
        amount: 'custom-services.basic',
        delivery: { from: 7, to: 10, unit: 'day' },
        support: { from: 30, unit: 'day' },
        features: { channels: 1, rounds: 1, firstVersionDay: 5, ownServer: false },
      },
      professional: {
        amount: 'custom-services.professional',
        popular: true,
        delivery: { from: 14, to: 21, unit: 'day' },
        support: { from: 90, unit: 'day' },
        features: { channels: 4, rounds: 3, firstVersionDay: 10, ownServer: false },
      },
      enterprise: {
        amount: 'custom-services.enterprise',
        delivery: { from: 30, to: 60, unit: 'day' },
        support: { from: 1, unit: 'year' },
        features: { channels: 'unlimited', rounds: 0, firstVersionDay: 20, ownServer: true },
      },
    },
  },
  'quick-start': {
    service: 'quick-start',
    page: 'pricing',
    plans: {
      'basic-chatbot': {
        amount: 'quick-start.basic-chatbot',
        support: { from: 30, unit: 'day' },
        features: fixedPackage({ answers: 50, languages: 1, channels: 1 }),
      },
      'advanced-chatbot': {
        amount: 'quick-start.advanced-chatbot',
        support: { from: 90, unit: 'day' },
        features: fixedPackage({
          languages: 2,
          channels: 2,
          whatsapp: true,
          documents: true,
          bookings: true,
          sheet: true,
          staffHandover: true,
        }),
      },
      'enterprise-solution': {
        amount: 'quick-start.enterprise-solution',
        support: { from: 1, unit: 'year' },
        features: fixedPackage({
          languages: 3,
          channels: 3,
          whatsapp: true,
          softwareConnection: true,
          dashboard: true,
        }),
      },
    },
  },
  products: {
    service: 'products',
    page: 'products',
    plans: {
      tutorconnect: { monthly: 'products.tutorconnect.monthly' },
      eduresultanalysis: { monthly: 'products.eduresultanalysis.monthly' },
      'career-coach-ai': { monthly: 'products.career-coach.monthly' },
      'youtube-seo-tool': { monthly: 'products.youtube-seo.monthly' },
    },
  },
  'brochure-packages': {
    service: 'brochure-packages',
    page: 'brochure',
    plans: {
      starter: { amount: 'brochure-packages.starter' },
      professional: { amount: 'brochure-packages.professional' },
      custom: { amount: 'brochure-packages.custom' },
    },
  },
} as const satisfies Record<string, PriceTable>

/** One of the tools for WhatsApp, each sold in rupees and in dollars. */
function tool<Id extends 'bot' | 'voice' | 'dashboard' | 'broadcast' | 'bundle'>(id: Id) {
  return {
    setup: `whatsapp-automation.${id}.setup`,
    monthly: `whatsapp-automation.${id}.monthly`,
    setupDollars: `whatsapp-automation.${id}.setup.dollars`,
    monthlyDollars: `whatsapp-automation.${id}.monthly.dollars`,
  } as const
}

/** The custom agent's largest plan is taught its products “or more, new ones added each month”. */
function agent(has: Parameters<typeof customAgent>[0], { orMore } = { orMore: false }) {
  return { ...customAgent(has), productsOrMore: orMore }
}
