import { bookingFormLink } from '#content/booking-link.ts'
import type { FeatureId } from '#content/catalogue/features.ts'
import type { Facts } from '#content/facts.ts'
import { assumed, type FinderJob, type FinderTable, type FinderTrade } from '#content/price-choices.ts'
import { features } from './assistant-features.ts'
import { inWords } from './counting.ts'

const trades: Record<FinderTrade, { name: string; many: string }> = {
  school: { name: 'School', many: 'Schools' },
  coaching: { name: 'Coaching centre', many: 'Coaching centres' },
  clinic: { name: 'Clinic', many: 'Clinics' },
  shop: { name: 'Shop or online store', many: 'Shops' },
  hotel: { name: 'Hotel or guest house', many: 'Hotels' },
  other: { name: 'Something else', many: 'Businesses' },
}

const jobs: Record<FinderJob, string> = {
  calls: 'Answer phone calls',
  whatsapp: 'Reply on WhatsApp',
  website: 'Chat on our website',
  dashboard: 'Show our figures on one page',
  app: 'An app for our own process',
  custom: 'Something of our own',
}

/** `choice` is what the quote form sends. */
const tables: Record<FinderTable, { name: string; choice: string }> = {
  'ai-voice-agents-india': { name: 'Voice agents', choice: 'AI voice agent' },
  'ai-voice-agents-tanzania': { name: 'Voice agents', choice: 'AI voice agent' },
  'whatsapp-agents-india': { name: 'WhatsApp agents', choice: 'WhatsApp agent' },
  'whatsapp-agents-tanzania': { name: 'WhatsApp agents', choice: 'WhatsApp agent' },
  'ai-chatbots': { name: 'AI chatbots', choice: 'Website chatbot' },
  'business-dashboards': { name: 'Business dashboards', choice: 'Business dashboard' },
  'custom-web-apps': { name: 'Web apps', choice: 'Web app' },
  'custom-services': { name: 'Custom services', choice: 'Something else' },
}

/** Four questions, and the plan that fits. {places} are filled where it is shown. */
export const priceFinder = ({ offers, terms }: Facts) => ({
  id: 'finder',
  heading: 'Find your price',
  lead: 'Answer four questions. You see the plan that fits, and what the first year costs.',
  fields: {
    trade: { label: 'What do you run?', options: trades },
    country: { label: 'Where?', options: { india: 'India', tanzania: 'Tanzania' } },
    job: { label: 'What should we take over?', options: jobs },
    daily: {
      label: 'Calls or chats a day',
      hint: 'Roughly, if known.',
      refused: 'Please give a whole number, up to {most}.',
    },
  },
  submit: 'Show my plan',
  tables,
  /** How what plans have is called; `yes` stands alone, the others with a number. */
  features: features as Readonly<Record<FeatureId, string>>,
  counted: '{count} {feature}',
  unlimited: 'unlimited',
  result: {
    heading: 'The plan that fits',
    /** {plan} of {table} */
    name: '{table}: {plan}',
    updated: 'The plan that fits: {plan}, {table}.',
    reasons: {
      needs: '{trade} usually want {needs}. Of the plans with that, this one costs you the least.',
      use: 'Of all plans, this one costs you the least for what you use.',
      smallest: 'Our smallest plan. Start here; you can move up at any time.',
      beyond:
        'This is our largest plan, and it includes less than you use. Ask us for a price that covers it all.',
    },
    use: {
      calls: `{daily} calls a day × ${assumed.minutesACall} minutes × ${assumed.daysAMonth} days = {used} minutes a month.`,
      chats: `{daily} chats a day × ${assumed.daysAMonth} days = {used} chats a month.`,
      coversCalls: 'Enough for about {covered} calls a day.',
      coversChats: 'Enough for about {covered} chats a day.',
    },
    units: {
      minutes: { included: '{count} minutes a month', extra: 'extra minutes' },
      chats: { included: '{count} chats a month', extra: 'extra chats' },
      conversations: { included: '{count} conversations a month', extra: 'extra conversations' },
    },
    firstYear: 'First year',
    oncePrice: 'Whole price',
    /** How the year comes about. */
    working: `{setup} + ${assumed.monthsAYear} × {month} = {year}`,
    workingExtra: 'Each month: {monthly} + {count} {unit} × {price} = {month}.',
    ...(offers.launch.holds && {
      launch: `The launch offer takes {amount} off the setup.`,
    }),
    annual: `Pay for a year at once and save {amount}: ${inWords(terms.annual.freeMonths)} months are free.`,
    range: 'The price depends on the size of the work. Your quote gives the exact amount.',
    rupees: 'This price is in rupees for both countries.',
    included: 'What you get',
    cheaper: {
      title: 'Next cheaper: {plan}',
      line: '{amount} less in the first year.',
      without: 'You would do without: {features}.',
    },
    dearer: {
      title: 'Next dearer: {plan}',
      line: '{amount} more in the first year.',
      adds: 'You would also get: {features}.',
    },
    /** Where both cost the same, or their prices are ranges. */
    otherPrice: 'It costs {amount}.',
    choose: { label: 'Book a demo of {plan}', href: bookingFormLink() },
    quote: 'Request a quote',
    pay: 'Pay online instead: {package}, {amount}',
    unavailable: {
      text: 'We have no fixed price for this at present. Tell us what you need, and we will send you a quote.',
      action: { label: 'Request a quote', href: '#quote' },
    },
  },
  /** What a form says for the visitor who comes from here. */
  note: {
    counted: '{trade}, {country}. {job}: about {daily} a day.',
    plain: '{trade}, {country}. {job}.',
    plan: 'Plan: {plan}, {table}.',
  },
  /** How an answer is passed on. */
  share: {
    copy: 'Copy link to {plan}',
    copyResult: 'Copy link to this answer',
    copied: { title: 'Link copied', text: 'Whoever opens it sees this plan.' },
    failed: { title: 'Could not copy', text: 'Please copy the address from the top of your browser.' },
  },
})
