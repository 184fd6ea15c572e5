import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import { period } from './counting.ts'

export const about = ({ priceTag, delivery, terms }: Facts) => ({
  hero: {
    title: 'A small team that answers phones for businesses in India and Tanzania',
    lead: `${company.name} was founded in ${company.founded} in ${company.city}. We build voice agents, WhatsApp agents, chatbots, apps and dashboards for places where the owner is also the manager, the cashier and the night shift.`,
    markets: ['India', 'Tanzania'],
  },
  services: {
    heading: 'Six things we do',
    lead: 'You rarely need more than two of them.',
    from: 'from',
    items: [
      {
        title: 'AI Voice Agents',
        text: 'Your phone answered in two rings, and the appointment written down.',
        price: priceTag('ai-voice-agents.start'),
        label: 'About voice agents',
        href: paths['ai-voice-agents'],
      },
      {
        title: 'WhatsApp Agents',
        text: 'Enquiries, orders and reminders on the app your customers already have open.',
        price: priceTag('whatsapp-agents.start'),
        label: 'About WhatsApp agents',
        href: paths['whatsapp-agents'],
      },
      {
        title: 'Website Chatbots',
        text: 'A reply for the parent who reads your fee page at ten at night.',
        price: priceTag('website-chatbots.start'),
        label: 'About website chatbots',
        href: paths['website-chatbots'],
      },
      {
        title: 'Custom AI Agents',
        text: 'For work with its own rules: warranty claims, room swaps, scholarship forms.',
        price: priceTag('custom-ai-agent.starter.setup'),
        label: 'About custom agents',
        href: paths['custom-ai-agent'],
      },
      {
        title: 'Custom Web Apps',
        text: 'For when the register has become too big to manage.',
        price: priceTag('web-app-setup.start'),
        label: 'About web apps',
        href: paths['web-app-setup'],
      },
      {
        title: 'Business Dashboards',
        text: 'The figures you call three people for, on one page by breakfast.',
        price: priceTag('business-dashboards.start'),
        label: 'About dashboards',
        href: paths['business-dashboards'],
      },
    ],
  },
  reasons: {
    heading: 'Eight reasons people stay',
    items: [
      {
        title: 'You can see the price',
        text: 'Setup and monthly, side by side. You know both before you speak to us.',
      },
      {
        title: 'Live this week or next',
        text: `Most take ${period(delivery.agents)} from the day you send us your material.`,
      },
      {
        title: 'Three languages, properly',
        text: 'Hindi, English and Swahili, written and spoken by people who grew up with them.',
      },
      {
        title: 'A person replies',
        text: `Write to us and someone who knows your setup answers within ${terms.replyHours} hours.`,
      },
      {
        title: 'It works with what you have',
        text: 'Your number, your sheets, your billing software. If something works, we leave it alone.',
      },
      {
        title: 'It knows its limits',
        text: 'If an agent is not sure, it says so and calls your staff. It does not make up a fee.',
      },
      {
        title: 'The first month is on us',
        text: 'Support is free for the first month, when you have the most questions.',
      },
      {
        title: 'You can leave',
        text: 'Give thirty days’ notice and you can go, and take your number, your data and your content with you.',
      },
    ],
  },
  markets: {
    heading: 'Two countries we know well',
    lead: 'The software is the same. Almost everything around it is different.',
    items: [
      {
        id: 'india',
        country: 'India',
        text: 'Schools, coaching centres, clinics, salons and shops, from metro suburbs to towns where the bazaar shuts for lunch.',
        points: [
          'Admission season, board exams, Diwali: agents are ready before the rush begins',
          'UPI links in the chat, bills your accountant can use',
          'Hindi the way people type it: “kal ka slot milega kya”',
          'Prices in rupees, meetings in office hours',
        ],
      },
      {
        id: 'tanzania',
        country: 'Tanzania',
        text: 'Hotels and guesthouses, tour operators, private schools and shops in Dar es Salaam, Arusha and on Zanzibar.',
        points: [
          'M-Pesa requests and deposits confirmed in the same chat',
          'Swahili first, English for guests, and a switch midway when the guest switches',
          'Built for patchy data: short messages, small pictures, nothing to install',
          'Voice and WhatsApp prices in dollars, and the same team, two and a half hours ahead of you',
        ],
      },
    ],
  },
  founder: {
    heading: 'Who started it',
    profile,
  },
  closing: {
    title: 'Meet us on a call',
    text: "Half an hour, free. Tell us about your day, and we'll tell you which parts an agent could take over.",
    primary: { label: 'Get in touch', href: paths.contact },
    second: { label: 'Compare prices', href: paths.pricing },
  },
})

/** `sample`: written by us, shown with a tag and kept out of structured data until the owner replaces it. */
const profile: { name: string; role: string; paragraphs: string[]; sample?: true } = {
  name: company.founder,
  role: 'Founder',
  paragraphs: [
    'Ritika’s mother ran a tuition centre from the front room, with one landline and a register of fees. At fifteen, Ritika wrote her first program: fee reminders for that register.',
    'After eight years of building telephone systems for hospitals and hotels in both countries, she started the company to do the same for places with five employees. She still takes the first call with most new clients.',
  ],
  sample: true,
}

export const aboutHead = {
  title: `About Us: ${company.city} Team, India and Tanzania`,
  description:
    'Who we are, what we build and why schools, clinics, shops and hotels in India and Tanzania trust us with their phone.',
}
