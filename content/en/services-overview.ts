import { bookingFormLink } from '#content/booking-link.ts'
import type { Colour } from '#content/colour.ts'
import { company, whatsappLink } from '#content/company.ts'
import type { Facts, PriceTag } from '#content/facts.ts'
import type { Link } from '#content/link.ts'
import { paths } from '#content/paths.ts'
import type { AudienceIcon } from '#content/service-page.ts'
import { period } from './counting.ts'

export const servicesOverview = (facts: Facts) => ({
  hero: {
    title: 'AI Automation Services',
    lead: 'What we build for schools and for small businesses, who each service suits and where its price starts. Read your half of the page, skip the other.',
    actions: [
      { label: 'Book Free Consultation', href: bookingFormLink() },
      {
        label: 'Ask on WhatsApp',
        href: whatsappLink(`Hello ${company.name}, which of your services would suit us? We are: `),
      },
    ],
  },
  idealForLabel: 'Ideal for',
  featuresLabel: 'What it does',
  fromLabel: 'From',
  priceNote:
    'Starting prices are for a typical project, ready to use. Smaller plans and monthly fees are on each service’s own page.',
  education: education(facts),
  sme: sme(facts),
  reasons: {
    heading: 'Why choose us',
    points: [
      {
        title: 'The price is on the page',
        text: 'Every service shows where it starts. You can rule us out before you spend an hour on a call.',
      },
      {
        title: 'Days, not quarters',
        text: `Chatbots and agents go live in ${period(facts.delivery.agents)}. For larger apps we give you the date before you pay.`,
      },
      {
        title: 'We know both markets',
        text: 'UPI and M-Pesa, board exams and NECTA, monsoon and ferry timetable. You need not explain.',
      },
      {
        title: 'Someone answers after launch',
        text: `The first month of support is free, and replies come within ${facts.terms.replyHours} hours.`,
      },
    ],
  },
  closing: {
    title: `Complete solutions start from ${facts.price('website-chatbots.start')}`,
    text: 'Tell us what your staff do twice a day and dislike. We say what can be automated, what it costs, and what is better left to people.',
    actions: [
      { label: 'Book Free Consultation', href: bookingFormLink() },
      { label: 'See our portfolio', href: paths.portfolio },
    ],
  },
})

interface ServiceGrid {
  /** Its anchor. */
  id: string
  heading: string
  lead: string
  cards: {
    title: string
    description: string
    features: string[]
    idealFor: { icon: AudienceIcon; text: string }[]
    /** `from` is shown after the word “From”; any other amount stands between its own words. */
    price: { from: PriceTag } | { before: string; amount: PriceTag; after?: string }
    link: Link
    colour: Colour
  }[]
}

const education = ({ priceTag }: Facts): ServiceGrid => ({
  id: 'education-services',
  heading: 'For schools, tutors and coaching centres',
  lead: 'Admission season, unit tests, fee week: the three times a year when the office needs ten more hands.',
  cards: [
    {
      title: 'AI Chatbots for Admissions',
      description: 'Sits on your website and answers the parent who is comparing five schools tonight.',
      features: [
        'Fees, syllabus, transport and age limits from your prospectus',
        'Campus visits booked on the spot',
        'Enquiries sorted by class',
      ],
      idealFor: [
        { icon: 'school', text: 'Schools in admission season' },
        { icon: 'coaching', text: 'Coaching centres before a new batch' },
      ],
      price: { from: priceTag('website-chatbots.start') },
      link: { label: 'Learn More', href: paths['ai-chatbots'] },
      colour: 'indigo',
    },
    {
      title: 'Test and Result Automation',
      description:
        'From question paper to the report card on the parent’s phone, without a weekend of totalling.',
      features: [
        'Papers made from your chapters',
        'Marks, grades and ranks by your rules',
        'Report cards as PDF on WhatsApp',
      ],
      idealFor: [
        { icon: 'school', text: 'Schools with four exams a year' },
        { icon: 'coaching', text: 'Weekly test series' },
        { icon: 'tutor', text: 'Tutors with several batches' },
      ],
      price: { from: priceTag('test-automation.start') },
      link: { label: 'Learn More', href: `${paths['automation-workflows']}#test-and-result-automation` },
      colour: 'marigold',
    },
    {
      title: 'Education Dashboards',
      description:
        'Attendance, marks and fees from the sheets your teachers fill in, on the principal’s screen by 8 am.',
      features: [
        'Weak chapters by section',
        'Fee dues by class, with days overdue',
        'A separate view for each teacher',
      ],
      idealFor: [
        { icon: 'school', text: 'Principals and trustees' },
        { icon: 'coaching', text: 'Centres with more than one branch' },
      ],
      price: { from: priceTag('business-dashboards.start') },
      link: { label: 'Learn More', href: paths['business-dashboards'] },
      colour: 'peacock',
    },
    {
      title: 'SaaS Tools for Education',
      description:
        'Our own ready-made products: tutor matching, career advice, video titles. Sign in and use them.',
      features: ['No project, no setup fee', 'Pay by the month', 'Works on a phone'],
      idealFor: [
        { icon: 'tutor', text: 'Tutors and counsellors' },
        { icon: 'coach', text: 'Teachers with a channel' },
      ],
      price: {
        before: 'Free to',
        amount: priceTag('products.highest-self-serve.monthly'),
        after: 'per month',
      },
      link: { label: 'Learn More', href: paths.products },
      colour: 'sindoor',
    },
    {
      title: 'Product Licences',
      description: 'One of our products under your own name, on your own address, for all your branches.',
      features: ['Your logo and domain', 'Installed, with your data moved in', 'Training for your staff'],
      idealFor: [
        { icon: 'school', text: 'School groups' },
        { icon: 'coaching', text: 'Franchise coaching' },
      ],
      price: { before: 'Licence', amount: priceTag('products.licence') },
      link: { label: 'Learn More', href: paths.products },
      colour: 'ink',
    },
  ],
})

const sme = ({ priceTag, delivery, priceTables }: Facts): ServiceGrid => ({
  id: 'sme-services',
  heading: 'For clinics, shops, hotels and every business with a phone',
  lead: 'The call during lunch, the message at midnight, the bill nobody followed up. Pick the leak and close it.',
  cards: [
    {
      title: 'AI Voice Agents',
      description: 'Answers the phone, books the appointment, calls back the enquiry.',
      features: [
        'Hindi, English and Swahili',
        'Reads and fills your calendar',
        'A written summary of each call',
      ],
      idealFor: [
        { icon: 'clinic', text: 'Clinics with one receptionist' },
        { icon: 'property', text: 'Real estate teams with portal leads' },
        { icon: 'hotel', text: 'Hotels with guests in other time zones' },
      ],
      price: { from: priceTag('ai-voice-agents.start') },
      link: { label: 'Learn More', href: paths['ai-voice-agents'] },
      colour: 'indigo',
    },
    {
      title: 'WhatsApp Agents',
      description: `An agent on the number your customers already have, live in ${period(delivery.whatsapp)}.`,
      features: [
        'Bookings, orders and payment links',
        'Reminders with a confirm button',
        'Falls silent when you write',
      ],
      idealFor: [
        { icon: 'shop', text: 'Shops that sell by chat' },
        { icon: 'salon', text: 'Salons with no-shows' },
        { icon: 'hotel', text: 'Guesthouses from Goa to Stone Town' },
      ],
      price: { from: priceTag('whatsapp-agents.start') },
      link: { label: 'Learn More', href: paths['whatsapp-agents'] },
      colour: 'peacock',
    },
    {
      title: 'WhatsApp Automation',
      description:
        'Bot, voice notes, dashboard and broadcast as separate tools, priced in rupees and dollars.',
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
      link: { label: 'Learn More', href: paths['whatsapp-automation'] },
      colour: 'marigold',
    },
    {
      title: 'Website Chatbots',
      description: 'Fixed answers that you approve, or AI that looks up stock, rooms and slots.',
      features: [
        `${priceTables['website-chatbots'].plans.basic.features.answers} ready answers to unlimited`,
        'Enquiries with name, number and need',
        'Hands over to your staff',
      ],
      idealFor: [
        { icon: 'online-store', text: 'Online stores before a sale' },
        { icon: 'clinic', text: 'Hospitals that must word things exactly' },
      ],
      price: { from: priceTag('website-chatbots.start') },
      link: { label: 'Learn More', href: paths['website-chatbots'] },
      colour: 'indigo',
    },
    {
      title: 'Custom AI Agents',
      description: 'One agent taught your products, speaking on your website, WhatsApp and Instagram.',
      features: [
        'Four plans, by number of products',
        'Keeps to your limits on discounts',
        'Leads in three lines',
      ],
      idealFor: [
        { icon: 'shop', text: 'Boutiques found on Instagram' },
        { icon: 'startup', text: 'Startups without a sales desk' },
      ],
      price: { before: 'Setup from', amount: priceTag('custom-ai-agent.starter.setup') },
      link: { label: 'Learn More', href: paths['custom-ai-agent'] },
      colour: 'sindoor',
    },
    {
      title: 'Business Dashboards',
      description: 'Sales, stock and dues from your Excel files on one page that opens on your phone.',
      features: [
        'Your staff keep their sheets',
        'Warnings on WhatsApp',
        'Separate views for owner and counter',
      ],
      idealFor: [
        { icon: 'shop', text: 'Owners with two or more outlets' },
        { icon: 'restaurant', text: 'Kitchens watching daily cost' },
      ],
      price: { from: priceTag('business-dashboards.start') },
      link: { label: 'Learn More', href: paths['business-dashboards'] },
      colour: 'peacock',
    },
    {
      title: 'Custom Web Apps',
      description: 'The paper register as an app: bookings, orders, stock, queues.',
      features: [
        'UPI, card or M-Pesa at checkout',
        'Logins and roles for staff',
        'Code and data in your name',
      ],
      idealFor: [
        { icon: 'startup', text: 'Founders who need a first version' },
        { icon: 'salon', text: 'Salons and clinics with a token queue' },
      ],
      price: { from: priceTag('web-app-setup.start') },
      link: { label: 'Learn More', href: paths['web-app-setup'] },
      colour: 'marigold',
    },
    {
      title: 'Workflow Automation',
      description: 'Form, sheet, approval, bill and message joined into one flow that runs by itself.',
      features: [
        'Up to five tools connected',
        'Runs beside the old way for a week',
        'Tells you when a step fails',
      ],
      idealFor: [
        { icon: 'office', text: 'Offices that copy between systems' },
        { icon: 'online-store', text: 'Stores with 400 orders at Diwali' },
      ],
      price: { from: priceTag('automation-workflows.start') },
      link: { label: 'Learn More', href: paths['automation-workflows'] },
      colour: 'ink',
    },
  ],
})

export const servicesHead = ({ price }: Facts) => ({
  title: 'AI Automation Services',
  description: `Voice agents, WhatsApp agents, chatbots, dashboards and web apps for education and small business, each with its starting price, from ${price('website-chatbots.start')}.`,
})
