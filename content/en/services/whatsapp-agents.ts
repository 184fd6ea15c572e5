import { bookingFormLink } from '#content/booking-link.ts'
import { company } from '#content/company.ts'
import { number, period } from '#content/en/counting.ts'
import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { ServiceEntry } from '#content/service-entry.ts'
import type { ServicePage } from '#content/service-page.ts'

const page = ({ price, priceTag, delivery, terms, priceTables, whatsappLink }: Facts): ServicePage => ({
  page: 'whatsapp-agents',
  head: {
    title: `WhatsApp Agents, Live in ${delivery.whatsapp.from}-${delivery.whatsapp.to} Days`,
    description: `An agent on your own WhatsApp number that replies, books and reminds. From ${price('whatsapp-agents.start')} with ${terms.firstSupportDays} days of support.`,
  },
  picture: {
    kind: 'evening-of-messages',
    label: 'Forty messages in one evening: the agent answers thirty-seven and leaves three for you.',
    asked: { count: 40, text: 'ask between 8 and 11 pm' },
    answered: { count: 37, text: 'by the agent' },
    forYou: { count: 3, text: 'left for you' },
  },
  hero: {
    title: 'WhatsApp Agents for Your Own Number',
    lead: 'Forty people ask the same thing between 8 and 11 pm. The agent answers each one, takes the booking, sends the payment link, and leaves you the three chats that need you.',
    badge: `Launch in ${period(delivery.whatsapp)}`,
    actions: [
      { label: 'Get your agent', href: bookingFormLink('whatsapp-agents') },
      {
        label: 'Chat on WhatsApp',
        href: whatsappLink(`Hello ${company.name}, I would like a WhatsApp agent for my business.`),
      },
      { label: 'Try it here', href: paths.tryWhatsapp },
    ],
  },
  sections: [
    {
      kind: 'tiles',
      id: 'features',
      heading: 'What the agent can do',
      items: [
        {
          title: 'Answers on your number',
          text: 'The one on your shop board, on your letterhead and in everyone’s contacts. Nobody has to save a new one.',
        },
        {
          title: 'Books and takes orders',
          text: 'Finds a free slot, seat or room, confirms it and enters it in your sheet or calendar.',
        },
        {
          title: 'Sends the payment link',
          text: 'UPI or M-Pesa, with the exact amount. The order is marked paid once your payment provider confirms it.',
        },
        {
          title: 'Sends reminders',
          text: '“Dr. Mehta tomorrow at 10:20.” “Fees due Friday.” “Check-in from 2 pm.” With a button to confirm or change.',
        },
        {
          title: 'Shows what you sell',
          text: 'Photos, sizes, room pictures, the prospectus as PDF: sent to those who ask, not to everyone.',
        },
        {
          title: 'Steps aside for you',
          text: 'Reply in the chat yourself and the agent steps aside. It starts again when you tell it to.',
        },
      ],
    },
    {
      kind: 'audiences',
      id: 'industries',
      heading: 'Where it fits',
      items: [
        {
          icon: 'school',
          title: 'Schools and coaching',
          text: 'Admission queries, bus timings, fee reminders, test results sent to each parent.',
        },
        {
          icon: 'clinic',
          title: 'Clinics and labs',
          text: 'Slots, fasting instructions before a test, “your report is ready” with the file.',
        },
        {
          icon: 'shop',
          title: 'Shops and online stores',
          text: 'Stock, sizes, order status, returns. Ready for the rush before Diwali and Eid.',
        },
        {
          icon: 'hotel',
          title: 'Hotels and guesthouses',
          text: 'Room rates in shillings or dollars, ferry pick-up, late check-in, breakfast hours.',
        },
      ],
    },
    {
      kind: 'tiles',
      id: 'benefits',
      look: 'beside',
      heading: 'What changes for you',
      items: [
        {
          title: 'No one left on blue ticks',
          text: 'A first reply in seconds, even on Sunday and while you are at a wedding.',
        },
        {
          title: 'Your evenings back',
          text: 'You look at the phone because you want to, not because it buzzed.',
        },
        {
          title: 'Fewer empty slots',
          text: 'People who can’t come tell you the day before, and the slot goes to someone else.',
        },
        {
          title: 'Staff free for walk-ins',
          text: 'Your counter staff can look after the customer standing in front of them.',
        },
        {
          title: 'Nothing to install',
          text: 'Your customers already have WhatsApp, and so do your staff. That is all you need.',
        },
        {
          title: 'A record you keep',
          text: 'Chats, orders and numbers sit in your own sheet, not in the phone of someone who leaves in June.',
        },
      ],
    },
    {
      kind: 'price',
      id: 'pricing',
      heading: 'One starting price',
      lead: `For one number in one language. Monthly plans with ${number(priceTables['whatsapp-agents-india'].plans.starter.included)} to ${number(priceTables['whatsapp-agents-india'].plans['smart-ai'].included)} chats are on the pricing page.`,
      from: priceTag('whatsapp-agents.start'),
      includes: [
        'Setup on your number; we handle WhatsApp’s approval',
        'Training on your price list, timings and rules',
        'One connection: Google Sheet, calendar or payment link',
        'Testing with your own staff before launch',
        `${terms.firstSupportDays} days of support`,
      ],
      actions: [
        { label: 'Get your agent', href: bookingFormLink('whatsapp-agents') },
        { label: 'See monthly plans', href: paths.pricing },
      ],
    },
  ],
  closing: {
    title: 'Have it replying by next week',
    text: `Message us the way your customers message you, or leave your details and we’ll call. Once your papers are in order, launch takes ${period(delivery.whatsapp)}.`,
    actions: [
      { label: 'Contact us', href: paths.contact },
      {
        label: 'Chat on WhatsApp',
        href: whatsappLink(`Hello ${company.name}, how soon could a WhatsApp agent be live for us?`),
      },
    ],
  },
})

export const whatsappAgents: ServiceEntry = {
  label: 'WhatsApp Agents',
  name: 'WhatsApp agents',
  menu: 'Replies, orders, reminders',
  lead: 'An agent on your own WhatsApp number that answers your customers; larger plans also take bookings and payments and send reminders.',
  vocabulary: 'whatsapp, whatsapp agent, whatsapp bot, whatsapp chatbot, whatsapp ai, wa bot, wa agent',
  demo: { name: 'WhatsApp agents', choice: 'WhatsApp AI Bots' },
  quote: 'WhatsApp agent',
  card: ({ priceTag, delivery }: Facts) => ({
    description: `An agent on the number your customers already have, live in ${period(delivery.whatsapp)}.`,
    features: [
      'Bookings, orders and payment links',
      'Reminders with a confirm button',
      'Steps aside when you reply',
    ],
    idealFor: [
      { icon: 'shop', text: 'Shops that sell by chat' },
      { icon: 'salon', text: 'Salons with no-shows' },
      { icon: 'hotel', text: 'Guesthouses from Goa to Stone Town' },
    ],
    price: { from: priceTag('whatsapp-agents.start') },
    colour: 'peacock',
  }),
  home: ({ price }: Facts) => ({
    text: 'Answers the same forty questions at 11 at night, takes orders and sends reminders.',
    price: price('whatsapp-agents.start'),
    icon: 'whatsapp',
  }),
  page,
}
