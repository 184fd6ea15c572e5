import { bookingFormLink } from '#content/booking-link.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import { comparedServices } from '#content/listed-services.ts'
import { paths } from '#content/paths.ts'
import type { ServiceCard } from '#content/service-entry.ts'
import { period } from './counting.ts'

export const servicesOverview = (facts: Facts) => ({
  hero: {
    title: 'AI Automation Services',
    lead: 'What we build for schools and small businesses, who each service suits and what it costs to start. Go straight to your half of the page.',
    actions: [
      { label: 'Book Free Consultation', href: bookingFormLink() },
      {
        label: 'Ask on WhatsApp',
        href: facts.whatsappLink(`Hello ${company.name}, which of your services would suit us? We are: `),
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
        text: 'Every service shows its starting price, so you know if we fit your budget before you spend an hour on a call.',
      },
      {
        title: 'Days, not months',
        text: `Chatbots and agents go live in ${period(facts.delivery.agents)}. For larger apps we give you the date before you pay.`,
      },
      {
        title: 'We know both markets',
        text: 'UPI and M-Pesa, board exams and NECTA, monsoons and ferry timetables. You won’t have to explain.',
      },
      {
        title: 'Someone answers after launch',
        text: `The first month of support is free, and replies come within ${facts.terms.replyHours} hours.`,
      },
    ],
  },
  closing: {
    title: `Complete solutions start from ${facts.price('website-chatbots.start')}`,
    text: 'Tell us which jobs your staff do every day and dislike. We’ll tell you what can be automated, what it costs, and what is better left to people.',
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
  cards: ServiceCard[]
}

const education = (facts: Facts): ServiceGrid => ({
  id: 'education-services',
  heading: 'For schools, tutors and coaching centres',
  lead: 'Admission season, unit tests, fee week: the weeks when your office could use ten more hands.',
  cards: educationCards(facts).filter(({ id }) => facts.isOnSale(id)),
})

const educationCards = ({ priceTag }: Facts): (ServiceCard & { id: ServiceId })[] => [
  {
    id: 'ai-chatbots',
    title: 'AI Chatbots for Admissions',
    description: 'Answers parents on your website, even late at night when they are comparing schools.',
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
    id: 'test-automation',
    title: 'Test and Result Automation',
    description:
      'From the question paper to the report card on the parent’s phone. No weekends lost to totalling.',
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
    id: 'business-dashboards',
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
    id: 'products',
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
    id: 'licences',
    title: 'Product Licences',
    description: 'One of our products under your own name and web address, for all your branches.',
    features: ['Your logo and domain', 'Installed, with your data moved in', 'Training for your staff'],
    idealFor: [
      { icon: 'school', text: 'School groups' },
      { icon: 'coaching', text: 'Franchise coaching' },
    ],
    price: { before: 'Licence', amount: priceTag('products.licence') },
    link: { label: 'Learn More', href: paths.products },
    colour: 'ink',
  },
]

const sme = (facts: Facts): ServiceGrid => ({
  id: 'sme-services',
  heading: 'For clinics, shops, hotels and every business with a phone',
  lead: 'The call during lunch, the message at midnight, the bill nobody followed up. Find where you lose customers. Fix that first.',
  cards: comparedServices(facts.speech.services).flatMap(({ id, label, href, card }) =>
    card && facts.isOnSale(id)
      ? [{ id, title: label, link: { label: 'Learn More', href }, ...card(facts) }]
      : [],
  ),
})

export const servicesHead = ({ price }: Facts) => ({
  title: 'AI Automation Services',
  description: `Voice agents, WhatsApp agents, chatbots, dashboards and web apps for education and small business, each with its starting price, from ${price('website-chatbots.start')}.`,
})
