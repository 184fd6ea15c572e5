import { capital, inWords } from '#content/en/counting.ts'
import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { PricingRegion } from '#content/plan.ts'

export const india = ({ price, priceTag, plans, schedulerLink }: Facts): PricingRegion => ({
  id: 'india',
  label: 'India',
  currency: 'Prices in rupees.',
  lead: 'The monthly fee includes the number, hosting, the AI, and the minutes or chats shown.',
  tables: [
    {
      id: 'ai-voice-agents-india',
      heading: 'Voice agents',
      lead: `Hosting and minutes are included. Prefer to pay for hosting separately? Setup then starts at ${price('ai-voice-agents.page.starter')}.`,
      unit: 'minutes a month',
      tiers: plans('ai-voice-agents-india', {
        starter: ({ features }) => ({
          features: [
            `${capital(inWords(features.numbers))} number, incoming calls`,
            'Hindi or English',
            'Summary of each call by e-mail',
          ],
          action: { label: 'Choose Starter', href: schedulerLink('ai-voice-agents-india', 'Starter') },
        }),
        pro: () => ({
          features: [
            'Incoming and outgoing calls',
            'Hindi and English, switching midway',
            'Books in your calendar',
            'Summary on WhatsApp',
          ],
          action: { label: 'Choose Pro', href: schedulerLink('ai-voice-agents-india', 'Pro') },
        }),
        premium: ({ features }) => ({
          features: [
            `Up to ${features.numbers} numbers or branches`,
            'Hindi, English and one more language',
            'Connected to your CRM or clinic software',
            'Monthly review call',
          ],
          action: { label: 'Choose Premium', href: schedulerLink('ai-voice-agents-india', 'Premium') },
        }),
      }),
      extra: {
        price: priceTag('extra-usage.india.unit'),
        text: `Each extra minute costs ${price('extra-usage.india.unit')}.`,
      },
      page: { label: 'See voice agents', href: paths['ai-voice-agents'] },
    },
    {
      id: 'whatsapp-agents-india',
      heading: 'WhatsApp agents',
      lead: 'A chat is one customer’s conversation within a day, however many messages it takes. WhatsApp tools sold one by one are on the WhatsApp automation page.',
      unit: 'chats a month',
      tiers: plans('whatsapp-agents-india', {
        starter: ({ features }) => ({
          features: [`Menu with ${features.answers} answers`, 'Hindi or English', 'Enquiries to your phone'],
          action: { label: 'Choose Starter', href: schedulerLink('whatsapp-agents-india', 'Starter') },
        }),
        pro: () => ({
          features: [
            'Bookings and orders into a Google Sheet',
            'Hindi and English, mixed too',
            'Reminders and UPI links',
            'Weekly report',
          ],
          action: { label: 'Choose Pro', href: schedulerLink('whatsapp-agents-india', 'Pro') },
        }),
        'smart-ai': () => ({
          features: [
            'AI taught from your documents',
            'Understands voice notes and photos',
            'Connected to your CRM or shop',
            'Monthly review call',
          ],
          action: { label: 'Choose Smart AI', href: schedulerLink('whatsapp-agents-india', 'Smart AI') },
        }),
      }),
      extra: {
        price: priceTag('extra-usage.india.unit'),
        text: `Each extra chat costs ${price('extra-usage.india.unit')}.`,
      },
      page: { label: 'See WhatsApp agents', href: paths['whatsapp-agents'] },
    },
  ],
})

export const tanzania = ({ price, priceTag, plans, schedulerLink }: Facts): PricingRegion => ({
  id: 'tanzania',
  label: 'Tanzania',
  currency: 'Prices in US dollars.',
  lead: 'The monthly fee includes a local number, hosting and the AI. Every plan speaks Swahili and English.',
  tables: [
    {
      id: 'ai-voice-agents-tanzania',
      heading: 'Voice agents',
      lead: 'For lodges, clinics, schools and shops, from Arusha to Zanzibar. Hosting and minutes are included.',
      unit: 'minutes a month',
      tiers: plans('ai-voice-agents-tanzania', {
        starter: ({ features }) => ({
          features: [
            `${capital(inWords(features.numbers))} number, incoming calls`,
            'Swahili and English',
            'Summary of each call by e-mail',
          ],
          action: { label: 'Choose Starter', href: schedulerLink('ai-voice-agents-tanzania', 'Starter') },
        }),
        pro: () => ({
          features: [
            'Incoming and outgoing calls',
            'Books rooms, tables or appointments',
            'Follows up unpaid M-Pesa advances',
            'Summary on WhatsApp',
          ],
          action: { label: 'Choose Pro', href: schedulerLink('ai-voice-agents-tanzania', 'Pro') },
        }),
        premium: ({ features }) => ({
          features: [
            `Up to ${features.numbers} numbers or branches`,
            'Swahili, English and one more language for guests',
            'Connected to your booking software',
            'Monthly review call',
          ],
          action: { label: 'Choose Premium', href: schedulerLink('ai-voice-agents-tanzania', 'Premium') },
        }),
      }),
      extra: {
        price: priceTag('extra-usage.tanzania.unit'),
        text: `Each extra minute costs ${price('extra-usage.tanzania.unit')}.`,
      },
      page: { label: 'See voice agents', href: paths['ai-voice-agents'] },
    },
    {
      id: 'whatsapp-agents-tanzania',
      heading: 'WhatsApp agents',
      lead: 'A chat is one customer’s conversation within a day, however many messages it takes.',
      unit: 'chats a month',
      tiers: plans('whatsapp-agents-tanzania', {
        basic: ({ features }) => ({
          features: [
            `Menu with ${features.answers} answers`,
            'Swahili and English',
            'Enquiries to your phone',
          ],
          action: { label: 'Choose Basic Bot', href: schedulerLink('whatsapp-agents-tanzania', 'Basic Bot') },
        }),
        smart: () => ({
          features: [
            'Bookings and orders into a Google Sheet',
            'M-Pesa payment requests',
            'Reminders with a confirm button',
            'Weekly report',
          ],
          action: { label: 'Choose Smart Bot', href: schedulerLink('whatsapp-agents-tanzania', 'Smart Bot') },
        }),
        pro: () => ({
          features: [
            'AI taught from your documents',
            'Understands voice notes and photos',
            'Connected to your booking or stock system',
            'Monthly review call',
          ],
          action: { label: 'Choose Pro Bot', href: schedulerLink('whatsapp-agents-tanzania', 'Pro Bot') },
        }),
      }),
      extra: {
        price: priceTag('extra-usage.tanzania.unit'),
        text: `Each extra chat costs ${price('extra-usage.tanzania.unit')}.`,
      },
      page: { label: 'See WhatsApp agents', href: paths['whatsapp-agents'] },
    },
  ],
})
