import { schedulerLink } from '#content/booking-link.ts'
import { paths } from '#content/paths.ts'
import { price } from '#content/prices.ts'
import type { PricingRegion } from '#content/types/pricing.ts'

export const india: PricingRegion = {
  id: 'india',
  label: 'India',
  currency: 'Prices in rupees',
  lead: 'Number, hosting and the AI are in the monthly fee, with the minutes or chats shown.',
  tables: [
    {
      id: 'voice-india',
      heading: 'Voice agents',
      lead: 'Hosting and talk time included. Setup with hosting billed separately is on the voice page.',
      unit: 'minutes a month',
      tiers: [
        {
          name: 'Starter',
          setup: 'voice.india.starter.setup',
          monthly: 'voice.india.starter.monthly',
          included: 1000,
          features: ['One number, incoming calls', 'Hindi or English', 'Summary of each call by e-mail'],
          action: { label: 'Choose Starter', href: schedulerLink('voice-india', 'Starter') },
        },
        {
          name: 'Pro',
          popular: true,
          setup: 'voice.india.pro.setup',
          monthly: 'voice.india.pro.monthly',
          included: 2500,
          features: [
            'Incoming and outgoing calls',
            'Hindi and English, switching midway',
            'Books in your calendar',
            'Summary on WhatsApp',
          ],
          action: { label: 'Choose Pro', href: schedulerLink('voice-india', 'Pro') },
        },
        {
          name: 'Premium',
          setup: 'voice.india.premium.setup',
          monthly: 'voice.india.premium.monthly',
          included: 5000,
          features: [
            'Up to 3 numbers or branches',
            'Hindi, English and one more language',
            'Connected to your CRM or clinic software',
            'Monthly review call',
          ],
          action: { label: 'Choose Premium', href: schedulerLink('voice-india', 'Premium') },
        },
      ],
      extra: {
        price: 'extra-usage.india.unit',
        text: `Each extra minute costs ${price('extra-usage.india.unit')}.`,
      },
      page: { label: 'About voice agents', href: paths.aiVoiceAgents },
    },
    {
      id: 'whatsapp-india',
      heading: 'WhatsApp agents',
      lead: 'A chat is one customer’s conversation within a day, however many messages it takes.',
      unit: 'chats a month',
      tiers: [
        {
          name: 'Starter',
          setup: 'whatsapp.india.starter.setup',
          monthly: 'whatsapp.india.starter.monthly',
          included: 1000,
          features: ['Menu with 50 answers', 'Hindi or English', 'Enquiries to your phone'],
          action: { label: 'Choose Starter', href: schedulerLink('whatsapp-india', 'Starter') },
        },
        {
          name: 'Pro',
          setup: 'whatsapp.india.pro.setup',
          monthly: 'whatsapp.india.pro.monthly',
          included: 2500,
          features: [
            'Bookings and orders into a Google Sheet',
            'Hindi and English, mixed too',
            'Reminders and UPI links',
            'Weekly report',
          ],
          action: { label: 'Choose Pro', href: schedulerLink('whatsapp-india', 'Pro') },
        },
        {
          name: 'Smart AI',
          setup: 'whatsapp.india.smart-ai.setup',
          monthly: 'whatsapp.india.smart-ai.monthly',
          included: 5000,
          features: [
            'AI taught from your documents',
            'Understands voice notes and photos',
            'Connected to your CRM or shop',
            'Monthly review call',
          ],
          action: { label: 'Choose Smart AI', href: schedulerLink('whatsapp-india', 'Smart AI') },
        },
      ],
      extra: {
        price: 'extra-usage.india.unit',
        text: `Each extra chat costs ${price('extra-usage.india.unit')}.`,
      },
      page: { label: 'About WhatsApp agents', href: paths.whatsappAgents },
    },
  ],
}

export const tanzania: PricingRegion = {
  id: 'tanzania',
  label: 'Tanzania',
  currency: 'Prices in US dollars',
  lead: 'Local number, hosting and the AI are in the monthly fee. Agents speak Swahili and English from the first tier.',
  tables: [
    {
      id: 'voice-tanzania',
      heading: 'Voice agents',
      lead: 'For lodges, clinics, schools and shops from Arusha to Zanzibar.',
      unit: 'minutes a month',
      tiers: [
        {
          name: 'Starter',
          setup: 'voice.tanzania.starter.setup',
          monthly: 'voice.tanzania.starter.monthly',
          included: 500,
          features: ['One number, incoming calls', 'Swahili and English', 'Summary of each call by e-mail'],
          action: { label: 'Choose Starter', href: schedulerLink('voice-tanzania', 'Starter') },
        },
        {
          name: 'Pro',
          setup: 'voice.tanzania.pro.setup',
          monthly: 'voice.tanzania.pro.monthly',
          included: 1200,
          features: [
            'Incoming and outgoing calls',
            'Books rooms, tables or appointments',
            'Follows up unpaid M-Pesa advances',
            'Summary on WhatsApp',
          ],
          action: { label: 'Choose Pro', href: schedulerLink('voice-tanzania', 'Pro') },
        },
        {
          name: 'Premium',
          setup: 'voice.tanzania.premium.setup',
          monthly: 'voice.tanzania.premium.monthly',
          included: 2500,
          features: [
            'Up to 3 numbers or branches',
            'Swahili, English and one more language for guests',
            'Connected to your booking software',
            'Monthly review call',
          ],
          action: { label: 'Choose Premium', href: schedulerLink('voice-tanzania', 'Premium') },
        },
      ],
      extra: {
        price: 'extra-usage.tanzania.unit',
        text: `Each extra minute costs ${price('extra-usage.tanzania.unit')}.`,
      },
      page: { label: 'About voice agents', href: paths.aiVoiceAgents },
    },
    {
      id: 'whatsapp-tanzania',
      heading: 'WhatsApp agents',
      lead: 'A chat is one customer’s conversation within a day, from “mambo” to the booking.',
      unit: 'chats a month',
      tiers: [
        {
          name: 'Basic Bot',
          setup: 'whatsapp.tanzania.basic.setup',
          monthly: 'whatsapp.tanzania.basic.monthly',
          included: 1000,
          features: ['Menu with 50 answers', 'Swahili and English', 'Enquiries to your phone'],
          action: { label: 'Choose Basic Bot', href: schedulerLink('whatsapp-tanzania', 'Basic Bot') },
        },
        {
          name: 'Smart Bot',
          setup: 'whatsapp.tanzania.smart.setup',
          monthly: 'whatsapp.tanzania.smart.monthly',
          included: 2500,
          features: [
            'Bookings and orders into a Google Sheet',
            'M-Pesa payment requests',
            'Reminders with a confirm button',
            'Weekly report',
          ],
          action: { label: 'Choose Smart Bot', href: schedulerLink('whatsapp-tanzania', 'Smart Bot') },
        },
        {
          name: 'Pro Bot',
          setup: 'whatsapp.tanzania.pro.setup',
          monthly: 'whatsapp.tanzania.pro.monthly',
          included: 5000,
          features: [
            'AI taught from your documents',
            'Understands voice notes and photos',
            'Connected to your booking or stock system',
            'Monthly review call',
          ],
          action: { label: 'Choose Pro Bot', href: schedulerLink('whatsapp-tanzania', 'Pro Bot') },
        },
      ],
      extra: {
        price: 'extra-usage.tanzania.unit',
        text: `Each extra chat costs ${price('extra-usage.tanzania.unit')}.`,
      },
      page: { label: 'About WhatsApp agents', href: paths.whatsappAgents },
    },
  ],
}
