import { company } from '#content/company.ts'
import { capital, inWords, period } from '#content/en/counting.ts'
import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { Plan } from '#content/plan.ts'
import type { ServiceEntry } from '#content/service-entry.ts'
import type { ServicePage } from '#content/service-page.ts'

/** The pricing page shows the same three. */
export const websiteChatbotPlans = ({ plans, schedulerLink }: Facts): Plan[] =>
  plans('website-chatbots', {
    basic: ({ features }) => ({
      description: 'A menu of ready answers. No AI, no surprises.',
      highlight: `${features.answers} FAQ responses`,
      features: [
        `Button menu in ${inWords(features.languages)} language`,
        'Every answer worded and approved by you',
        'Enquiry form to your e-mail',
        `${capital(inWords(features.websites))} website`,
        'Number of chats and enquiries each month',
      ],
      requirements: [
        `Your ${features.answers} questions, or last month’s WhatsApp chats so we can find them`,
        'Login to your website',
      ],
      colour: 'peacock',
      action: { label: 'Choose Plan', href: schedulerLink('website-chatbots', 'Basic Bot') },
    }),
    smart: ({ features }) => ({
      badge: 'Popular',
      description: 'Ready answers first, and AI for the questions in between.',
      highlight: `${features.answers} FAQ responses, plus AI`,
      features: [
        `Buttons and free typing in ${inWords(features.languages)} languages`,
        'AI limited to the documents you give it',
        'Enquiries to e-mail, WhatsApp and Google Sheets',
        'Visit and appointment requests',
        'Hands over to your staff',
        'Weekly report with the questions it missed',
      ],
      requirements: [
        'Questions, brochure and price list',
        'Login to your website and the Google Sheet',
        'Name and number of the person who takes over',
      ],
      colour: 'indigo',
      action: { label: 'Choose Plan', href: schedulerLink('website-chatbots', 'Smart Bot') },
    }),
    enterprise: ({ features }) => ({
      badge: 'Best Value',
      description: 'Looks things up in your own systems while the visitor waits.',
      highlight: 'Unlimited responses, plus AI',
      features: [
        'Hindi, English and Swahili',
        'Live stock, seats, rooms or slots from your system',
        'Bookings and enquiries into your CRM',
        `Up to ${features.websites} websites or branches`,
        'Separate logins for staff, chat history to export',
        'Priority support and a monthly review call',
      ],
      requirements: [
        'Access to your CRM, catalogue or booking system',
        'Your rules for discounts, refunds and complaints',
        'One person per branch for testing',
      ],
      colour: 'marigold',
      action: { label: 'Choose Plan', href: schedulerLink('website-chatbots', 'Enterprise Bot') },
    }),
  })

function page(facts: Facts): ServicePage {
  const { price, offers, delivery, terms, priceTables } = facts
  return {
    page: 'website-chatbots',
    head: {
      title: 'Website Chatbots: Basic, Smart, Enterprise',
      description: `Website chatbots from ${price('website-chatbots.basic.setup')} setup and ${price('website-chatbots.basic.monthly')} a month, from ${priceTables['website-chatbots'].plans.basic.features.answers} ready answers to a full AI assistant.`,
    },
    picture: {
      kind: 'choices',
      label:
        'The bot offers three buttons, then three more. Two taps later the enquiry is ready: Class 6, bus from Dwarka, visit on Saturday.',
      greeting: 'Namaste. How can we help?',
      levels: [
        { choices: ['Fees', 'Timings', 'Admission'], chosen: 2 },
        { choices: ['Class 1–5', 'Class 6–8', 'Class 9–10'], chosen: 1 },
      ],
      slip: {
        title: 'New enquiry',
        lines: ['Class 6, needs the bus from Dwarka', 'Would like to visit on Saturday'],
      },
    },
    hero: {
      title: 'Website Chatbots',
      lead: `A bot that greets visitors, answers them and passes on enquiries. Start with ${priceTables['website-chatbots'].plans.basic.features.answers} answers that you approve word by word, or choose one that checks stock and books slots.`,
      badge: `Live in ${period(delivery.agents)}`,
      actions: [
        { label: 'View Pricing', href: '#pricing' },
        { label: 'Book Free Consultation', href: facts.schedulerLink('website-chatbots') },
        { label: 'Try it on your own FAQ', href: paths.tryChatbot },
      ],
    },
    ...(offers['website-chatbots'].holds && {
      offer: {
        title: `${offers['website-chatbots'].percentOff}% off setup for early adopters`,
        text: 'It applies to the setup fee of any of the three bots. The monthly fee stays the same.',
      },
    }),
    sections: [
      {
        kind: 'tiles',
        id: 'features',
        look: 'beside',
        heading: 'Built for people on a phone',
        items: [
          {
            title: 'Tap or type',
            text: 'On a bus, tapping “Fees”, “Timings” or “Talk to us” is easier than typing. Your visitors get buttons, and can still type.',
          },
          {
            title: 'Your words, signed off',
            text: 'Fixed answers go live only after you approve them. No guesswork about refunds or dosage.',
          },
          {
            title: 'Enquiries with details',
            text: 'Not just a number: “Class 6, needs the bus from Dwarka, would like to visit on Saturday.”',
          },
          {
            title: 'Connected to your tools',
            text: 'Google Sheets, calendar, CRM, shop catalogue. What the bot tells visitors matches what is in your system.',
          },
          {
            title: 'Steps aside',
            text: 'Someone is upset, or asks for a person? The bot stops and your staff get the chat so far.',
          },
          {
            title: 'Changes with the season',
            text: 'Admission dates in March, last day for Diwali delivery in October. Message us the change and we’ll put it in.',
          },
        ],
      },
      {
        kind: 'plans',
        id: 'pricing',
        heading: 'Pick a bot',
        lead: 'Count the questions your staff answer every day. For under fifty, choose Basic. If people ask them in a hundred different ways, choose Smart. If the answers are in another system, choose Enterprise.',
        note: `Pay for setup once, then monthly. Pay for a year and get ${inWords(terms.annual.freeMonths)} months free.`,
        items: websiteChatbotPlans(facts),
      },
    ],
    closing: {
      title: 'Not sure how many answers you need?',
      text: 'Send us one busy week of your WhatsApp or inbox. We’ll count the different questions and suggest a plan, free of charge.',
      actions: [
        { label: 'Book Free Consultation', href: facts.schedulerLink('website-chatbots') },
        {
          label: 'Ask on WhatsApp',
          href: facts.whatsappLink(`Hello ${company.name}, which website chatbot plan would suit me?`),
        },
        { label: 'Compare all prices', href: paths.pricing },
      ],
    },
  }
}

export const websiteChatbots: ServiceEntry = {
  label: 'Website Chatbots',
  name: 'Website chatbots',
  menu: 'Visitors into enquiries',
  lead: 'A chat window on your website, from ready answers to a full AI assistant.',
  vocabulary:
    'chat on website, chat on my website, chat on our website, chat on the website, website chat, chat for website, chat for my website, website chatbot, website bot, website chat bot, web chatbot, site chatbot, faq bot',
  pageName: 'website chatbots page',
  demo: { name: 'website chatbots', choice: 'Website Chatbots' },
  quote: 'Website chatbot',
  card: ({ priceTag, priceTables }: Facts) => ({
    description: 'Fixed answers that you approve, or AI that looks up stock, rooms and slots.',
    features: [
      `From ${priceTables['website-chatbots'].plans.basic.features.answers} ready answers to unlimited`,
      'Enquiries with name, number and need',
      'Hands over to your staff',
    ],
    idealFor: [
      { icon: 'online-store', text: 'Online stores before a sale' },
      { icon: 'clinic', text: 'Hospitals that need exact wording' },
    ],
    price: { from: priceTag('website-chatbots.start') },
    colour: 'indigo',
  }),
  home: ({ price }: Facts) => ({
    text: 'Turns visitors into enquiries, each with a name, a number and what they asked.',
    price: price('website-chatbots.start'),
    icon: 'chatbot',
  }),
  page,
}
