import { bookingFormLink } from '#content/booking-link.ts'
import { company } from '#content/company.ts'
import { inWords } from '#content/en/counting.ts'
import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { ServiceEntry } from '#content/service-entry.ts'
import type { ServicePage } from '#content/service-page.ts'

function page(facts: Facts): ServicePage {
  const { bundle, ...tools } = offerings(facts)
  return {
    page: 'whatsapp-automation',
    head: {
      title: 'WhatsApp Automation: Bot, Voice, Broadcast',
      description: `Four WhatsApp tools and one bundle for small businesses, priced in rupees and dollars, from ${facts.price('whatsapp-automation.broadcast.setup')} setup.`,
    },
    picture: {
      kind: 'braid',
      label: 'Four threads, bot, voice, dashboard and broadcast, are plaited into one: your number.',
      strands: ['Bot', 'Voice', 'Dashboard', 'Broadcast'],
      outcome: 'Your number',
    },
    hero: {
      title: 'WhatsApp Automation',
      lead: 'A bot that replies, an assistant that understands voice notes, a dashboard for you and a broadcast tool for your news. Take one, or all four together.',
      actions: [
        { label: 'See tools and prices', href: '#pricing' },
        {
          label: 'Ask on WhatsApp',
          href: facts.whatsappLink(`Hello ${company.name}, I have a question about WhatsApp automation.`),
        },
      ],
    },
    sections: [
      {
        kind: 'offerings',
        id: 'pricing',
        heading: 'Four tools and a bundle',
        lead: '“Optional” tools work on their own. “Add-on” tools need the bot.',
        note: 'Pay for setup once, then monthly. WhatsApp’s own message charges are passed on at cost and shown on your bill.',
        items: Object.values(tools),
        bundle,
      },
      {
        kind: 'list',
        id: 'before-we-start',
        heading: 'What to have ready',
        items: [
          'A number for the business; your current one can move',
          'GST, TIN or other registration paper, which WhatsApp asks for',
          'Price list, timings and the rules you follow: delivery, advance, cancellation',
          'The name of the person who takes over a chat',
        ],
      },
      {
        kind: 'testimonial',
        id: 'testimonial',
        heading: 'From a guesthouse',
        testimonial: {
          quote:
            'Guests wrote at midnight and had booked elsewhere by breakfast. Now they have the room rate and an M-Pesa link before they sleep, and I read about it with my coffee.',
          person: 'Zuhura Khamis',
          role: 'Owner',
          organisation: 'Baraza Lane Guesthouse, Stone Town',
          sample: true,
        },
      },
    ],
    closing: {
      title: 'Not sure which to start with?',
      text: 'Tell us how many messages you get on a Monday and who answers them. We’ll suggest the one tool that saves you the most time.',
      actions: [
        { label: 'Book Free Consultation', href: facts.schedulerLink('whatsapp-automation') },
        {
          label: 'Chat on WhatsApp',
          href: facts.whatsappLink(
            `Hello ${company.name}, on a Monday we get about … WhatsApp messages. What would you automate first?`,
          ),
        },
        { label: 'About WhatsApp agents', href: paths['whatsapp-agents'] },
      ],
    },
  }
}

function offerings({ plansById, whatsappLink }: Facts) {
  return plansById('whatsapp-automation', {
    bot: ({ features }) => ({
      tag: 'Optional',
      description:
        'Replies from your price list and rules, takes orders and bookings, and brings you in when needed.',
      useCases: [
        'Clinic: OPD timings, a free slot, “is my report ready?”',
        'Shop: size, stock and a UPI or M-Pesa payment link',
        'Tutor: demo class booked, fee date remembered',
      ],
      features: [
        `${features.answers} trained answers`,
        'Hindi, English and Swahili',
        'Orders and bookings written to a Google Sheet',
        'You can take over any chat',
      ],
      action: {
        label: 'Ask for the bot',
        href: whatsappLink(`Hello ${company.name}, I am interested in the WhatsApp Bot.`),
      },
    }),
    voice: ({ features }) => ({
      tag: 'Add-on',
      description:
        'Many customers would rather speak than type. This listens to their voice note and replies with one.',
      useCases: [
        'Farmer supply shop: “two bags of the same as last time”',
        'Parent in a hurry: “when is the bus today?”',
        'Hotel guest in Swahili, owner who reads Hindi',
      ],
      features: [
        `Understands voice notes up to ${inWords(features.voiceNoteMinutes)} minutes`,
        `Male or female voice in ${inWords(features.languages)} languages`,
        'Each voice note written out for your staff',
      ],
      action: {
        label: 'Ask for the assistant',
        href: whatsappLink(`Hello ${company.name}, I am interested in the WhatsApp Voice Assistant.`),
      },
    }),
    dashboard: ({ features }) => ({
      tag: 'Add-on',
      description:
        'Every chat, order and unanswered question on one page, so you don’t have to scroll through your phone.',
      useCases: [
        'Owner: today’s orders from home',
        'Manager: which chats need a person',
        'Branch head: this outlet against the other',
      ],
      features: [
        `${features.logins} staff logins`,
        'Search by name, number or word',
        'Download to Excel',
        'Daily summary by e-mail',
      ],
      action: {
        label: 'Ask for the dashboard',
        href: whatsappLink(`Hello ${company.name}, I am interested in the WhatsApp Web Dashboard.`),
      },
    }),
    broadcast: () => ({
      tag: 'Optional',
      description: 'One message to everyone who agreed to hear from you, by name, at the hour you choose.',
      useCases: [
        'School: holiday notice to Class 1 to 5 only',
        'Boutique: new stock for those who bought last Diwali',
        'Hotel: low-season rate for past guests',
      ],
      features: [
        'Lists by class, area or last purchase',
        'Counts of sent, read and replied',
        'Asks for consent and honours “stop”',
      ],
      action: {
        label: 'Ask for the broadcast tool',
        href: whatsappLink(`Hello ${company.name}, I am interested in the WhatsApp Broadcast Tool.`),
      },
    }),
    bundle: ({ features }) => ({
      badge: 'Recommended',
      description:
        'All four tools on one number. Setup costs less than buying the four separately; the monthly fee is a little more, because it also covers a review call and new answers every month.',
      features: [
        'Bot, Voice Assistant, Web Dashboard and Broadcast Tool',
        'One setup, one bill, one person to call',
        'Review call every month',
        `${features.newAnswersAMonth} new or changed answers a month`,
        'Priority replies from our team',
      ],
      action: {
        label: 'Get the bundle',
        href: bookingFormLink('whatsapp-automation', 'Complete SME Bundle'),
      },
    }),
  })
}

export const whatsappAutomation: ServiceEntry = {
  label: 'WhatsApp Automation',
  name: 'WhatsApp automation tools',
  menu: null,
  lead: 'Four WhatsApp tools, one by one or as a bundle: bot, voice assistant, dashboard and broadcast.',
  vocabulary:
    'dashboard for whatsapp, dashboard add on, dashboard addon, voice for whatsapp, voice assistant for whatsapp, broadcast tool, broadcast, broadcasting, bulk message, sme bundle, whatsapp automation, automation whatsapp, whatsapp tools, whatsapp tool, whatsapp broadcast, whatsapp bundle, whatsapp dashboard, whatsapp web dashboard, whatsapp voice, whatsapp voice assistant, voice notes, whatsapp add on, automate whatsapp, automating whatsapp, voice on whatsapp, voice in whatsapp, voice over whatsapp',
  pageName: 'WhatsApp automation page',
  demo: { name: 'WhatsApp automation', choice: 'WhatsApp AI Bots' },
  quote: null,
  card: ({ priceTag }: Facts) => ({
    description: 'Bot, voice notes, dashboard and broadcast as separate tools, priced in rupees and dollars.',
    features: [
      'Take one tool or all four',
      'Broadcasts to people who agreed',
      'A complete bundle for small businesses',
    ],
    idealFor: [
      { icon: 'restaurant', text: 'Restaurants with a daily menu' },
      { icon: 'coach', text: 'Coaches with a members’ list' },
    ],
    price: { before: 'Setup from', amount: priceTag('whatsapp-automation.broadcast.setup') },
    colour: 'marigold',
  }),
  page,
}
