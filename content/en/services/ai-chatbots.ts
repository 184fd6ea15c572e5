import { company } from '#content/company.ts'
import { number } from '#content/en/counting.ts'
import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { ServiceEntry } from '#content/service-entry.ts'
import type { ServicePage } from '#content/service-page.ts'

const page = ({ price, plans, offers, terms, whatsappLink, schedulerLink }: Facts): ServicePage => ({
  page: 'ai-chatbots',
  head: {
    title: 'AI Chatbot for Websites',
    description: `A chatbot that answers from your own pages and takes the enquiry. Three plans, from ${price('ai-chatbots.starter.setup')} setup and ${price('ai-chatbots.starter.monthly')} a month.`,
  },
  picture: {
    kind: 'answer-from-page',
    label:
      'A parent asks in the chat whether there is a bus from Dwarka. The chatbot finds the answer in a row of the school’s own page.',
    page: 'Your page: Transport',
    rows: [
      { text: 'Route 2, Rohini', value: '6:40 am' },
      { text: 'Route 3, Janakpuri', value: '6:55 am' },
      { text: 'Route 4, Dwarka', value: '7:10 am', isAnswer: true },
      { text: 'Late bus, all routes', value: '3:30 pm' },
    ],
    question: 'Is there a bus from Dwarka?',
    time: '10:40 pm',
    answer: 'Yes, Route 4, at 7:10 am. Shall I note your number for a seat?',
  },
  hero: {
    title: 'AI Chatbot for Websites',
    lead: 'It is 10:40 pm and a parent on your fees page has one last question. The chatbot answers from your own pages and takes a name and number before the parent leaves.',
    badge: `${terms.trial.days}-day free trial`,
    actions: [
      { label: 'View Pricing', href: '#pricing' },
      { label: 'Book Free Consultation', href: schedulerLink('ai-chatbots') },
      { label: 'Try it on your own FAQ', href: paths.tryChatbot },
      { label: 'All services', href: paths.services },
    ],
  },
  ...(offers['ai-chatbots'].holds && {
    offer: {
      title: `${offers['ai-chatbots'].percentOff}% off for early signups`,
      text: 'Ask for it on your first call and we’ll take it off your first invoice.',
    },
  }),
  sections: [
    {
      kind: 'tiles',
      id: 'features',
      heading: 'What it does on your site',
      items: [
        {
          title: 'Reads before it speaks',
          text: 'It answers only from your pages, brochure and price list. If the answer is not there, it says so and takes a message.',
        },
        {
          title: 'Takes the enquiry',
          text: 'Name, number and the question, sent to you while the visitor is still reading.',
        },
        {
          title: 'Hindi, English, Swahili',
          text: 'Replies in the language it is asked in, even when someone types “fees kitni hai for class 6”.',
        },
        {
          title: 'Awake after hours',
          text: 'Parents compare schools after dinner. Patients look up OPD timings at six in the morning. Both get a reply.',
        },
        {
          title: 'Fits your design',
          text: 'Your colours, your logo, your greeting. One line of code on WordPress, Wix, Shopify or a plain site.',
        },
        {
          title: 'Tells you what people ask',
          text: 'Every question in one list. The ones it could not answer show you what is missing from your site.',
        },
      ],
    },
    {
      kind: 'plans',
      id: 'pricing',
      heading: 'Three plans to choose from',
      lead: 'The main difference is how many conversations a month are included and how much the bot can read.',
      note: 'Setup is paid once and includes the first month of support. The monthly fee covers hosting, the AI and upkeep.',
      items: plans('ai-chatbots', {
        starter: ({ features, included }) => ({
          description: 'For a clinic, salon or tutor asked the same dozen questions every day.',
          highlight: `${number(included)} conversations a month`,
          features: [
            `Reads up to ${features.pages} pages of your site`,
            'English or Hindi',
            'Enquiries by e-mail',
            'Your colours and greeting',
            'List of questions once a month',
          ],
          requirements: [
            'Your website address',
            'Price list or timings; a photo of the board will do',
            'One person to approve the answers',
          ],
          colour: 'peacock',
          action: { label: 'Choose Plan', href: schedulerLink('ai-chatbots', 'Starter') },
        }),
        pro: ({ features, included }) => ({
          badge: 'Popular',
          description: 'For a school or shop where an enquiry should reach a person within the hour.',
          highlight: `${number(included)} conversations a month`,
          features: [
            `Reads up to ${features.pages} pages and your PDFs`,
            'English, Hindi or a mix',
            'Enquiries by e-mail and WhatsApp',
            'Hands the chat to your staff in office hours',
            'List of questions every week',
          ],
          requirements: [
            'Your website address',
            'Prospectus, catalogue or brochure as PDF',
            'WhatsApp number that receives enquiries',
            'One hour on a call to go through the answers',
          ],
          colour: 'indigo',
          action: { label: 'Choose Plan', href: schedulerLink('ai-chatbots', 'Pro') },
        }),
        premium: ({ features, included }) => ({
          badge: 'Best Value',
          description: 'For a hotel, coaching chain or online store whose prices change every week.',
          highlight: `${number(included)} conversations a month`,
          features: [
            `Reads up to ${features.pages} pages, PDFs and a live Google Sheet`,
            'English, Hindi and Swahili',
            'Enquiries into your sheet or CRM',
            'Books visits in Google Calendar',
            'List of questions every week, with our corrections',
          ],
          requirements: [
            'Your website address',
            'Documents, and the sheet with current prices',
            'Access to the CRM and calendar it should use',
            'Two hours on calls before launch',
          ],
          colour: 'marigold',
          action: { label: 'Choose Plan', href: schedulerLink('ai-chatbots', 'Premium') },
        }),
      }),
    },
  ],
  closing: {
    title: `Try it on your site for ${terms.trial.days} days first`,
    text: 'Send us your website address. On the call we’ll show you the bot answering from your own pages. You decide after the trial week.',
    actions: [
      { label: 'Book Free Consultation', href: schedulerLink('ai-chatbots') },
      {
        label: 'Send your site on WhatsApp',
        href: whatsappLink(`Hello ${company.name}, I would like to try an AI chatbot on my website: `),
      },
      { label: 'See all services', href: paths.services },
    ],
  },
})

export const aiChatbots: ServiceEntry = {
  label: 'AI Chatbots',
  name: 'AI Chatbot for Websites',
  menu: null,
  lead: 'A chatbot on your website that answers from your own pages and takes the enquiry.',
  vocabulary:
    'ai chatbot, ai chat bot, ai bot, ai chatbot for websites, chatbot for websites, gpt chatbot, gpt bot',
  pageName: 'AI chatbot page',
  demo: { name: 'AI chatbots for websites', choice: 'AI Chatbots' },
  quote: null,
  card: null,
  page,
}
