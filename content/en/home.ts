import { bookingFormLink } from '#content/booking-link.ts'
import type { Facts } from '#content/facts.ts'
import type { ListedService } from '#content/listed-services.ts'
import { paths } from '#content/paths.ts'
import { capital, inWords, period } from './counting.ts'

export const home = ({ price, delivery, isOnSale, ...facts }: Facts) => ({
  hero: {
    title: 'AI-Powered Automation for Education & SMEs',
    lead: 'We build an agent that answers your calls and WhatsApp in Hindi, English or Swahili, and hand it over ready to use.',
    actions: {
      primary: { label: 'Book a Free Demo', href: bookingFormLink() },
      others: [
        { label: 'Explore Products', href: paths.products },
        { label: 'See Services', href: paths.services },
      ],
    },
    facts: [
      `Chatbots from ${price('website-chatbots.start')}`,
      `Live in ${period(delivery.agents)}`,
      'First month of support free',
    ],
    pictureLabel:
      'Drawing: a phone call, a WhatsApp message, a web page and a spreadsheet, each on its own thread. The four tie one knot, and one line runs from it to your phone.',
    outcome: 'All on your phone',
  },
  highlights: {
    heading: `${isOnSale('custom-ai-agent') ? 'Three' : 'Two'} ways to start`,
    cards: [
      {
        id: 'products',
        title: 'AI SaaS Products',
        text: 'Ready-made tools for tutors, schools and creators. Sign up today, use them tonight.',
        note: `From ${price('products.youtube-seo.monthly')} a month`,
        label: 'Browse products',
        href: paths.products,
      },
      ...(isOnSale('custom-ai-agent')
        ? [
            {
              id: 'custom-ai-agent',
              title: 'Custom AI Agents',
              text: 'An agent that knows your price list, your timings and when to call you. Built around how you work.',
              note: `Setup from ${price('custom-ai-agent.starter.setup')}`,
              label: 'Plan your agent',
              href: paths['custom-ai-agent'],
            },
          ]
        : []),
      {
        id: 'labs',
        title: 'Innovation Labs',
        text: 'What we try out before we sell it: voices, reels, translation. Have a look round.',
        note: 'Six projects live',
        label: 'Visit the labs',
        href: paths.labs,
      },
    ],
  },
  services: {
    heading: 'What we build',
    lead: `${capital(inWords(shownServices(isOnSale, facts.speech).length))} services, each with a clear price for a typical project. You own what we set up.`,
    from: 'From',
    cards: shownServices(isOnSale, facts.speech).flatMap(({ id, label, href, home: card }) =>
      card
        ? [{ id, title: label, label: 'Learn More', href, ...card({ price, delivery, isOnSale, ...facts }) }]
        : [],
    ),
    all: { label: 'Compare all services', href: paths.services },
  },
  reasons: {
    heading: 'Why choose us',
    points: [
      {
        title: 'Local expertise',
        text: 'We know the admission rush, the festival rush and the power cut. Our agents speak Hindi, English and Swahili, and change over midway, just as your customers do.',
      },
      {
        title: 'Cutting-edge AI',
        text: 'We pick the AI that gives the best answers for the money, and move you to a better one when it comes out.',
      },
      {
        title: 'End-to-end solutions',
        text: 'Number, script, training, testing, hosting and a monthly report. One team, one bill, one WhatsApp group.',
      },
      {
        title: 'Fresh innovation',
        text: 'Our labs bring out something new every few months. You get it first, on the plan you already have.',
      },
    ],
  },
  demos: {
    heading: 'See it at work',
    lead: 'Three jobs, three businesses. Read how each was done and what changed.',
    sampleNote: 'Names and messages are illustrations.',
    cards: [
      {
        kind: 'call' as const,
        title: 'The clinic that stopped missing calls',
        text: 'A voice agent answers, finds a free slot and books it, while the receptionist looks after the patients at the desk.',
        result: '80% fewer calls at the desk',
        caller: 'Incoming call · 9:42 pm',
        lines: [
          { from: 'caller', text: 'Doctor sahab kal subah milenge?' },
          { from: 'agent', text: 'Ji, kal 10:20 par jagah hai. Kis naam se likh doon?' },
          { from: 'caller', text: 'Meena Rawat.' },
          { from: 'agent', text: 'Ho gaya, Meena ji. WhatsApp par bhej diya hai.' },
        ],
        label: 'Read the clinic case',
        href: paths.clinicAssistant,
      },
      {
        kind: 'chat' as const,
        title: 'The shop that replies at midnight',
        text: 'A bot on the store’s WhatsApp checks stock, suggests a size and sends the payment link.',
        result: '45 sec response, 35% conversion',
        lines: [
          { from: 'customer', text: 'Kitenge dress, size M ipo?', time: '23:58' },
          { from: 'agent', text: 'Ndiyo, M ipo kwa bluu na njano. Nikutumie picha?', time: '23:58' },
          { from: 'customer', text: 'Njano please', time: '23:59' },
        ],
        label: 'Read the shop case',
        href: paths.ecommerceBot,
      },
      {
        kind: 'sheet' as const,
        title: 'Four sheets, one morning page',
        text: 'Sales, stock, fees and attendance from four sheets, on one screen before the first meeting.',
        result: '40 hours weekly saved',
        chartLabel: 'Fees collected by week, in lakh rupees (illustration)',
        bars: [
          { label: 'W1', value: 38, shown: '2.1' },
          { label: 'W2', value: 55, shown: '3.0' },
          { label: 'W3', value: 72, shown: '3.9' },
          { label: 'W4', value: 100, shown: '5.4' },
        ],
        before: 'fees_final_v3.xlsx',
        after: 'Updated 8:00 am',
        label: 'Read the dashboard case',
        href: paths.analyticsDashboard,
      },
    ],
  },
  stats: {
    heading: 'Where we stand',
    figures: [
      { value: '6+', label: 'AI solutions ready' },
      { value: '10+', label: 'technologies mastered' },
      { value: `${delivery.agents.from}-${delivery.agents.to}`, label: 'days to launch' },
      { value: '5+', label: 'industries served' },
    ],
  },
  testimonials: {
    heading: 'What clients say',
    empty: 'No testimonials available at the moment.',
    next: 'Worked with us? Be the first to write here.',
    invite: { label: 'Tell us how it went', href: `${paths.testimonials}#write` },
  },
  closing: {
    title: `Next-generation solutions starting from ${price('website-chatbots.start')}`,
    text: "What would you like off your plate? On a free call, we'll show you how an agent would do it and what it would cost.",
    actions: [
      { label: 'Book a Free Demo', href: bookingFormLink() },
      { label: 'See our work', href: paths.portfolio },
    ],
  },
})

function shownServices(isOnSale: Facts['isOnSale'], { services }: Facts['speech']): ListedService[] {
  return services.filter(({ id, home: card }) => card && isOnSale(id))
}

export const homeHead = ({ price, delivery }: Facts) => ({
  title: 'AI-Powered Automation for Education & SMEs',
  description: `Voice, WhatsApp and web agents for schools, clinics, shops and hotels in India and Tanzania. Live in ${period(delivery.agents)}, from ${price('website-chatbots.start')}.`,
})
