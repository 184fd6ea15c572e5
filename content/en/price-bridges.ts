import { planAnchor } from '#content/booking-link.ts'
import type { Facts } from '#content/facts.ts'
import type { Link } from '#content/link.ts'
import { type PageId, paths } from '#content/paths.ts'
import { planNames } from './plan-names.ts'

export interface PriceBridge {
  text: string
  link: Link
}

/** Why a page shows another price for a service than the next page does, in a line, and the way there. */
export const priceBridges = ({ price, isOnSale }: Facts): Partial<Record<PageId, PriceBridge>> => {
  const names = planNames
  return {
    home: {
      text: `These prices are for a typical project, ready to use.${isOnSale('website-chatbots') ? ` Smaller plans cost less: a website chatbot starts at ${price('website-chatbots.basic.setup')} for setup.` : ''}`,
      link: { label: 'See all prices', href: paths.pricing },
    },
    about: {
      text: 'These prices are for a typical project, ready to use. Smaller plans cost less.',
      link: { label: 'See all prices', href: paths.pricing },
    },
    'ai-voice-agents': {
      text: `Here you pay once for setup, and hosting is billed separately. On the pricing page one monthly fee covers hosting and minutes, so setup costs more: from ${price('ai-voice-agents.india.starter.setup')}.`,
      link: { label: 'Prices with minutes included', href: `${paths.pricing}#ai-voice-agents-india` },
    },
    'ai-chatbots': {
      text: `These plans are priced by conversations. Our website chatbots, from ${price('website-chatbots.basic.setup')}, are priced by how many questions they answer. ${price('website-chatbots.start')}, which you may have seen elsewhere, is for a typical chatbot.`,
      link: { label: 'See website chatbots', href: paths['website-chatbots'] },
    },
    'website-chatbots': {
      text: `${price('website-chatbots.start')}, which you may have seen elsewhere, is for a typical chatbot. The ${names['website-chatbots'].basic} costs less because it gives ready answers only, without AI.`,
      link: { label: 'See chatbots priced by conversations', href: paths['ai-chatbots'] },
    },
    'whatsapp-agents': {
      text: `The starting price is for setup. The monthly fee, from ${price('whatsapp-agents.india.starter.monthly')}, includes hosting and your chats.`,
      link: {
        label: 'See the monthly plans',
        href: `${paths.pricing}#${planAnchor('whatsapp-agents-india', names['whatsapp-agents-india'].starter)}`,
      },
    },
    'whatsapp-automation': {
      text: `These tools are priced one by one, however many chats you have. A WhatsApp agent, from ${price('whatsapp-agents.india.starter.setup')}, is one plan with a set number of chats.`,
      link: { label: 'See WhatsApp agents', href: `${paths.pricing}#whatsapp-agents-india` },
    },
    'web-app-setup': {
      text: `Here you buy the setup, and support after that is optional. ${price('web-app-setup.start')} is for a typical app. Apps that we also host and run for you start at ${price('custom-web-apps.first.setup')}.`,
      link: { label: 'See apps we run for you', href: `${paths.pricing}#custom-web-apps` },
    },
    'business-dashboards': {
      text: `${price('business-dashboards.start')}, which you may have seen elsewhere, is for a typical dashboard. A small one costs ${price('business-dashboards.basic.setup')}.`,
      link: { label: 'See all prices', href: paths.pricing },
    },
    'custom-ai-agent': {
      text: `These plans answer on your website and, from ${names['custom-ai-agent'].basic}, on WhatsApp. Work that fits no plan is priced by size, from ${price('custom-services.basic')}.`,
      link: { label: 'See custom services', href: `${paths.pricing}#custom-services` },
    },
    brochure: {
      text: 'The brochure shows three round prices. The price sheet has every plan, with setup and monthly fee.',
      link: { label: 'See all prices', href: paths.pricing },
    },
  }
}
