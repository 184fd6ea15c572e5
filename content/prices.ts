import type { Money } from './money.ts'

/**
 * Every price of the site, once, in paise or cents. Pages, assistant, brochure, mails and checkout name a key;
 * nothing else in the project states an amount. Keys read: where it is sold, which plan, which part of the price.
 */
export const prices = {
  'website-chatbots.start': rupees(12_000),
  'whatsapp-agents.start': rupees(15_000),
  'ai-voice-agents.start': rupees(24_999),
  'test-automation.start': rupees(20_000),
  'business-dashboards.start': rupees(25_000),
  'web-app-setup.start': rupees(30_000),
  'automation-workflows.start': rupees(50_000),

  'products.tutorconnect.monthly': rupees(2_999),
  'products.eduresultanalysis.monthly': rupees(4_999),
  'products.career-coach.monthly': rupees(1_999),
  'products.youtube-seo.monthly': rupees(1_499),
  'products.highest-self-serve.monthly': rupees(2_999),
  'products.licence': rupees(50_000, { to: 2_00_000 }),

  'ai-voice-agents.india.starter.setup': rupees(25_000),
  'ai-voice-agents.india.starter.monthly': rupees(3_000),
  'ai-voice-agents.india.pro.setup': rupees(45_000),
  'ai-voice-agents.india.pro.monthly': rupees(6_000),
  'ai-voice-agents.india.premium.setup': rupees(80_000),
  'ai-voice-agents.india.premium.monthly': rupees(9_500),
  'ai-voice-agents.tanzania.starter.setup': dollars(2_000),
  'ai-voice-agents.tanzania.starter.monthly': dollars(150),
  'ai-voice-agents.tanzania.pro.setup': dollars(4_000),
  'ai-voice-agents.tanzania.pro.monthly': dollars(300),
  'ai-voice-agents.tanzania.premium.setup': dollars(6_500),
  'ai-voice-agents.tanzania.premium.monthly': dollars(500),

  'whatsapp-agents.india.starter.setup': rupees(15_000),
  'whatsapp-agents.india.starter.monthly': rupees(1_000),
  'whatsapp-agents.india.pro.setup': rupees(25_000),
  'whatsapp-agents.india.pro.monthly': rupees(2_000),
  'whatsapp-agents.india.smart-ai.setup': rupees(40_000),
  'whatsapp-agents.india.smart-ai.monthly': rupees(4_000),
  'whatsapp-agents.tanzania.basic.setup': dollars(500),
  'whatsapp-agents.tanzania.basic.monthly': dollars(60),
  'whatsapp-agents.tanzania.smart.setup': dollars(750),
  'whatsapp-agents.tanzania.smart.monthly': dollars(100),
  'whatsapp-agents.tanzania.pro.setup': dollars(1_200),
  'whatsapp-agents.tanzania.pro.monthly': dollars(180),

  'extra-usage.india.unit': { currency: 'INR', minor: 50 },
  'extra-usage.tanzania.unit': { currency: 'USD', minor: 2 },

  'website-chatbots.basic.setup': rupees(8_000),
  'website-chatbots.basic.monthly': rupees(1_200),
  'website-chatbots.smart.setup': rupees(15_000),
  'website-chatbots.smart.monthly': rupees(2_500),
  'website-chatbots.enterprise.setup': rupees(25_000),
  'website-chatbots.enterprise.monthly': rupees(4_000),

  'business-dashboards.basic.setup': rupees(12_000),
  'business-dashboards.basic.monthly': rupees(2_000),
  'business-dashboards.professional.setup': rupees(25_000),
  'business-dashboards.professional.monthly': rupees(4_500),
  'business-dashboards.enterprise.setup': rupees(45_000),
  'business-dashboards.enterprise.monthly': rupees(8_000),

  'custom-web-apps.first.setup': rupees(35_000),
  'custom-web-apps.first.monthly': rupees(2_500),
  'custom-web-apps.second.setup': rupees(75_000),
  'custom-web-apps.second.monthly': rupees(5_500),
  'custom-web-apps.third.setup': rupees(1_50_000),
  'custom-web-apps.third.monthly': rupees(10_000),

  'web-app-setup.template.setup': rupees(12_999),
  'web-app-setup.template.monthly': rupees(999),
  'web-app-setup.semi-custom.setup': rupees(24_999),
  'web-app-setup.semi-custom.monthly': rupees(1_499),
  'web-app-setup.full-mvp.setup': rupees(39_999, { to: 59_999 }),
  'web-app-setup.full-mvp.monthly': rupees(2_499),

  'custom-services.basic': rupees(15_000, { to: 50_000 }),
  'custom-services.professional': rupees(50_000, { to: 1_50_000 }),
  'custom-services.enterprise': rupees(1_50_000, { openEnded: true }),

  'quick-start.basic-chatbot': rupees(15_000),
  'quick-start.advanced-chatbot': rupees(35_000),
  'quick-start.enterprise-solution': rupees(75_000),

  'ai-chatbots.starter.setup': rupees(5_999),
  'ai-chatbots.starter.monthly': rupees(799),
  'ai-chatbots.pro.setup': rupees(9_999),
  'ai-chatbots.pro.monthly': rupees(1_199),
  'ai-chatbots.premium.setup': rupees(14_999),
  'ai-chatbots.premium.monthly': rupees(1_499),

  'whatsapp-automation.bot.setup': rupees(19_999),
  'whatsapp-automation.bot.monthly': rupees(2_999),
  'whatsapp-automation.bot.setup.dollars': dollars(240),
  'whatsapp-automation.bot.monthly.dollars': dollars(40),
  'whatsapp-automation.voice.setup': rupees(14_999),
  'whatsapp-automation.voice.monthly': rupees(1_999),
  'whatsapp-automation.voice.setup.dollars': dollars(180),
  'whatsapp-automation.voice.monthly.dollars': dollars(25),
  'whatsapp-automation.dashboard.setup': rupees(9_999),
  'whatsapp-automation.dashboard.monthly': rupees(999),
  'whatsapp-automation.dashboard.setup.dollars': dollars(120),
  'whatsapp-automation.dashboard.monthly.dollars': dollars(12),
  'whatsapp-automation.broadcast.setup': rupees(4_999),
  'whatsapp-automation.broadcast.monthly': rupees(499),
  'whatsapp-automation.broadcast.setup.dollars': dollars(60),
  'whatsapp-automation.broadcast.monthly.dollars': dollars(6),
  'whatsapp-automation.bundle.setup': rupees(44_999),
  'whatsapp-automation.bundle.monthly': rupees(6_999),
  'whatsapp-automation.bundle.setup.dollars': dollars(540),
  'whatsapp-automation.bundle.monthly.dollars': dollars(85),

  'custom-ai-agent.starter.setup': rupees(4_998),
  'custom-ai-agent.starter.monthly': rupees(999),
  'custom-ai-agent.basic.setup': rupees(8_998),
  'custom-ai-agent.basic.monthly': rupees(2_999),
  'custom-ai-agent.pro.setup': rupees(11_998),
  'custom-ai-agent.pro.monthly': rupees(3_999),
  'custom-ai-agent.premium.setup': rupees(15_498),
  'custom-ai-agent.premium.monthly': rupees(5_999),

  'ai-voice-agents.page.starter': rupees(9_999),
  'ai-voice-agents.page.professional': rupees(24_999),
  'ai-voice-agents.page.custom': rupees(49_999, { openEnded: true }),
  'ai-voice-agents.page.hosting.shared.monthly': rupees(499, { to: 1_499 }),
  'ai-voice-agents.page.hosting.dedicated.monthly': rupees(1_999, { to: 4_999 }),

  'brochure-packages.starter': rupees(12_000),
  'brochure-packages.professional': rupees(25_000),
  'brochure-packages.custom': rupees(50_000, { openEnded: true }),
  'brochure-packages.hosting.monthly': rupees(499, { to: 4_999 }),

  'faq.small-change': rupees(1_999),
} as const satisfies Record<string, Money>

export type PriceKey = keyof typeof prices

function rupees(amount: number, { to, openEnded }: { to?: number; openEnded?: true } = {}): Money {
  return {
    currency: 'INR',
    minor: amount * 100,
    ...(to !== undefined && { maximum: to * 100 }),
    ...(openEnded && { openEnded }),
  }
}

function dollars(amount: number): Money {
  return { currency: 'USD', minor: amount * 100 }
}
