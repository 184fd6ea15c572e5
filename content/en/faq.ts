import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { Link } from '#content/link.ts'
import { paths } from '#content/paths.ts'
import { capital, counted, inList, inWords, period } from './counting.ts'

export function faq(facts: Facts) {
  const { terms } = facts
  return {
    hero: {
      title: 'Frequently asked, plainly answered',
      lead: `${capital(inWords(questionCount(facts)))} questions from first calls with schools, clinics, shops and hotels. Yours is probably among them.`,
      actions: {
        primary: { label: 'Book Free Consultation', href: facts.schedulerLink() },
        second: {
          label: 'Ask a Question',
          href: facts.whatsappLink(`Hello ${company.name}, I have a question that is not in your FAQ.`),
        },
      },
    },
    search: {
      label: 'Search the questions',
      placeholder: 'trial, Swahili, cancel, Excel',
      clear: 'Clear the search',
      /** Announced while typing. */
      resultsOne: '1 question found',
      resultsMany: '{count} questions found',
      noResults: {
        title: 'Nobody has asked that yet',
        text: `Try one shorter word, or ask us directly. We answer within ${terms.replyHours} hours.`,
        action: {
          label: 'Ask on WhatsApp',
          href: facts.whatsappLink(`Hello ${company.name}, I searched your FAQ and did not find this: `),
        },
      },
    },
    groupsLabel: 'Topics',
    copyLink: 'Copy a link to “{question}”',
    linkCopied: { title: 'Link copied', text: 'It opens this page at this answer.' },
    copyFailed: {
      title: 'Link not copied',
      text: 'Your browser did not allow it. The link is now in the address bar.',
    },
    groups: groups(facts),
    closing: {
      title: 'Still Have Questions?',
      text: 'Some things are quicker to show than to write.',
      primary: { label: 'Schedule Free Demo', href: facts.schedulerLink() },
      second: { label: 'Chat with Us', href: facts.whatsappLink(`Hello ${company.name}, can we chat?`) },
    },
  }
}

export const faqHead = (facts: Facts) => ({
  title: 'Frequently Asked Questions',
  description: `Setup time, prices, languages, trial, support, cancellation: ${questionCount(facts)} questions our clients ask first, answered plainly.`,
})

function questionCount(facts: Facts): number {
  return groups(facts).flatMap(({ questions }) => questions).length
}

interface FaqGroup {
  id: string
  title: string
  icon: 'voice' | 'website' | 'mobile' | 'price' | 'support' | 'start'
  questions: FaqQuestion[]
}

interface FaqQuestion {
  /** Stable: other pages, mails and the assistant link to it. */
  id: string
  question: string
  answer: string
  onward?: Link
}

const groups = ({ price, delivery, terms, contact, schedulerLink }: Facts): FaqGroup[] => [
  {
    id: 'voice-and-chatbots',
    title: 'AI Voice Assistants & Chatbots',
    icon: 'voice',
    questions: [
      {
        id: 'what-can-it-do',
        question: 'What can a voice assistant or chatbot really do for me?',
        answer:
          'It answers what your staff answer twenty times a day: timings, fees, stock, directions. It books, moves and cancels appointments, takes orders, sends reminders and writes down who wants a call back. It does not give medical or legal advice, and it passes angry or urgent people to a person.',
        onward: { label: 'Voice agents in detail', href: paths['ai-voice-agents'] },
      },
      {
        id: 'setup-time',
        question: 'How long does setup take?',
        answer: `Assistants and chatbots take ${period(delivery.agents)} from the day we have your material: price list, timings, the usual questions. The slowest part is usually waiting for the price list.`,
      },
      {
        id: 'languages',
        question: 'Which languages does it speak?',
        answer:
          'Hindi, English and Swahili, in writing and by voice. It follows the customer: if a chat starts in English and turns to Hindi, so does the answer.',
      },
      {
        id: 'free-trial',
        question: 'Can I try a chatbot before I pay?',
        answer: `Yes. Chatbots come with a ${terms.trial.days}-day free trial, trained on your own pages. Let your staff and a few customers try to trip it up.`,
        onward: { label: 'Chatbot plans', href: paths['ai-chatbots'] },
      },
    ],
  },
  {
    id: 'websites-and-web-apps',
    title: 'Website & Web Applications',
    icon: 'website',
    questions: [
      {
        id: 'website-time',
        question: 'How soon is a website or web app ready?',
        answer: `A simple site takes ${period(delivery.simpleSite)}, an e-commerce site ${period(delivery.shopSite)}, a custom app ${period(delivery.customApp)}. The days count from when text, photos and logo have reached us.`,
      },
      {
        id: 'existing-website',
        question: 'I have a website already. Must I start again?',
        answer:
          'No. A chatbot goes onto an existing site with one line of code, whatever it was made with. If you like, we add it for you.',
        onward: { label: 'Website chatbots', href: paths['website-chatbots'] },
      },
      {
        id: 'online-payment',
        question: 'Can my customers pay online?',
        answer:
          'Yes: UPI, cards and net banking in India, M-Pesa and cards in Tanzania. The money goes from the payment company to your account and never through ours.',
      },
      {
        id: 'own-edits',
        question: 'Can I change prices and photos myself?',
        answer:
          'Yes. We set up the pages you will want to change, such as menu, fees, rooms and notices, so that you edit them from your phone, and we show one member of your staff how.',
        onward: { label: 'Web app packages', href: paths['web-app-setup'] },
      },
    ],
  },
  {
    id: 'mobile',
    title: 'Mobile Solutions & Apps',
    icon: 'mobile',
    questions: [
      {
        id: 'mobile-apps',
        question: 'Do you build mobile apps?',
        answer: `We build web apps that open on any phone and can sit on the home screen like an app, from ${price('web-app-setup.start')}. If you truly need one in the app stores, we say so and quote for it.`,
      },
      {
        id: 'slow-phones',
        question: 'Will it work on an old Android and a weak connection?',
        answer:
          'We test on a mid-range Android over slow mobile data, because that is what your customers hold. WhatsApp and telephone agents need no app at all.',
      },
      {
        id: 'manage-from-phone',
        question: 'Can I run everything from my own phone?',
        answer:
          'Yes. Bookings, enquiries and the daily summary reach you on WhatsApp, and dashboards open in your phone’s browser.',
        onward: { label: 'Business dashboards', href: paths['business-dashboards'] },
      },
    ],
  },
  {
    id: 'pricing-and-packages',
    title: 'Pricing & Packages',
    icon: 'price',
    questions: [
      {
        id: 'what-it-costs',
        question: 'What does it cost to begin?',
        answer: `A typical chatbot starts at ${price('website-chatbots.start')}, a WhatsApp agent at ${price('whatsapp-agents.start')}, a voice agent at ${price('ai-voice-agents.start')}; smaller chatbot and voice plans are on their own pages. Most have a setup and a monthly price, in rupees; voice and WhatsApp agents in Tanzania are priced in dollars.`,
        onward: { label: 'All prices', href: paths.pricing },
      },
      {
        id: 'setup-fee-includes',
        question: 'What does the setup fee include?',
        answer: `Building, training on your material, testing with you, going live, and ${counted(terms.freeSupportMonths, 'month')} of support. What you pay monthly after that is written in your plan.`,
      },
      {
        id: 'annual-payment',
        question: 'Is it cheaper to pay for a year?',
        answer: `Yes. Pay annually and ${terms.annual.freeMonths} months are free: you pay for ${inWords(terms.annual.paidMonths)} and use ${inWords(terms.annual.paidMonths + terms.annual.freeMonths)}.`,
      },
      {
        id: 'cancel',
        question: 'Can I cancel?',
        answer: `Yes, any monthly plan, with ${terms.noticeDays} days notice in writing. Refunds of a setup fee follow the refund policy: ask within ${terms.refund.days} days of setup, before the bot goes live or customization begins.`,
        onward: { label: 'Refund & Cancellation Policy', href: paths.refundPolicy },
      },
    ],
  },
  {
    id: 'support-and-training',
    title: 'Support & Training',
    icon: 'support',
    questions: [
      {
        id: 'staff-training',
        question: 'Will you train my staff?',
        answer:
          'Yes. We hold a session in Hindi, English or Swahili, record it, and leave one page of notes for the desk. If your receptionist changes in June, the recording is there.',
      },
      {
        id: 'small-changes',
        question: 'What if my timings or prices change later?',
        answer: `Minor changes are free for the first month. After that a small change, say a new fee table or a changed greeting, is ${price('faq.small-change')}.`,
      },
      {
        id: 'support-periods',
        question: 'How long is support included?',
        answer: `The first month is free with every setup. Depending on the plan you can have ${inList(terms.supportPeriods.map(period))}.`,
      },
      {
        id: 'reach-support',
        question: 'How do I reach you when something stops working?',
        answer: `On WhatsApp at ${contact.whatsappDisplay} or at ${contact.email}. We reply within ${terms.replyHours} hours, and sooner during office hours. Your agent itself works day and night.`,
        onward: { label: 'Office hours and contact', href: paths.contact },
      },
    ],
  },
  {
    id: 'getting-started',
    title: 'Getting Started',
    icon: 'start',
    questions: [
      {
        id: 'first-step',
        question: 'What is the first step?',
        answer:
          'A free call. You tell us which task eats your day; we say what could take it over, in how many days and at what price. If the honest answer is “nothing”, you hear that too.',
        onward: { label: 'Book the call', href: schedulerLink() },
      },
      {
        id: 'what-you-need',
        question: 'What do you need from me?',
        answer:
          'Your price list or fee circular, your timings, the twenty questions you hear most, and one person who can say yes. A photo of the notice board will do to start.',
      },
      {
        id: 'own-number',
        question: 'Can I keep my phone and WhatsApp number?',
        answer:
          'Usually, yes. Calls can be forwarded from the number you have. For WhatsApp we move your number to the business platform, or set up a second one if you want to keep the app on your phone.',
        onward: { label: 'WhatsApp agents', href: paths['whatsapp-agents'] },
      },
      {
        id: 'technical-knowledge',
        question: 'Do I need to know anything technical?',
        answer: 'No. If you can send a photo on WhatsApp you can work with us.',
      },
      {
        id: 'my-data',
        question: 'Who can see my customers’ data?',
        answer:
          'You, and the people on our side who look after your agent. We do not sell it or use it for another client, and on request we hand it over or delete it.',
        onward: { label: 'Privacy Policy', href: paths.privacyPolicy },
      },
    ],
  },
]
