import type { ShippedTexts } from '#content/site-texts.ts'

/** What clients ask first, group by group; facts stand in braces, by where they lie in the catalogue. */
export const questions: ShippedTexts['question'] = {
  'what-can-it-do': {
    group: 'voice-and-chatbots',
    question: 'What can a voice assistant or chatbot really do for me?',
    answer:
      'It answers what your staff answer twenty times a day: timings, fees, stock, directions. It books, moves and cancels appointments, takes orders, sends reminders and writes down who wants a call back. It does not give medical or legal advice, and it hands anyone who is angry or has something urgent to a person.',
    onwardLabel: 'Voice agents in detail',
    onwardHref: '/services/ai-voice-agents',
  },
  'setup-time': {
    group: 'voice-and-chatbots',
    question: 'How long does setup take?',
    answer:
      'Assistants and chatbots take {delivery/agents} from the day we have your material: price list, timings, the usual questions. The slowest part is usually waiting for the price list.',
  },
  languages: {
    group: 'voice-and-chatbots',
    question: 'Which languages does it speak?',
    answer:
      'Hindi, English and Swahili, in writing and by voice. It follows the customer: if a chat starts in English and turns to Hindi, so does the answer.',
  },
  'free-trial': {
    group: 'voice-and-chatbots',
    question: 'Can I try a chatbot before I pay?',
    answer:
      'Yes. Chatbots come with a {terms/trial/days}-day free trial, trained on your own pages. Let your staff and a few customers try to trip it up.',
    onwardLabel: 'Chatbot plans',
    onwardHref: '/services/ai-chatbots',
  },
  'website-time': {
    group: 'websites-and-web-apps',
    question: 'How soon is a website or web app ready?',
    answer:
      'A simple site takes {delivery/simpleSite}, an e-commerce site {delivery/shopSite}, a custom app {delivery/customApp}. The days count from when text, photos and logo have reached us.',
  },
  'existing-website': {
    group: 'websites-and-web-apps',
    question: 'I already have a website. Do I have to start again?',
    answer:
      'No. A chatbot goes onto an existing site with one line of code, whatever it was made with. If you like, we add it for you.',
    onwardLabel: 'Website chatbots',
    onwardHref: '/services/website-chatbots',
  },
  'online-payment': {
    group: 'websites-and-web-apps',
    question: 'Can my customers pay online?',
    answer:
      'Yes: UPI, cards and net banking in India, M-Pesa and cards in Tanzania. The money goes from the payment company straight to your account, never through ours.',
  },
  'own-edits': {
    group: 'websites-and-web-apps',
    question: 'Can I change prices and photos myself?',
    answer:
      'Yes. We set up the pages you will want to change, such as menu, fees, rooms and notices, so that you edit them from your phone, and we show one member of your staff how.',
    onwardLabel: 'Web app packages',
    onwardHref: '/services/web-app-setup',
  },
  'mobile-apps': {
    group: 'mobile',
    question: 'Do you build mobile apps?',
    answer:
      'We build web apps that open on any phone and can sit on the home screen like an app, from {prices/web-app-setup.start}. If you really need one in the app stores, we’ll say so and send you a quote.',
  },
  'slow-phones': {
    group: 'mobile',
    question: 'Will it work on an old Android and a weak connection?',
    answer:
      'We test on a mid-range Android over slow mobile data, because that is what your customers use. WhatsApp and telephone agents need no app at all.',
  },
  'manage-from-phone': {
    group: 'mobile',
    question: 'Can I run everything from my own phone?',
    answer:
      'Yes. Bookings, enquiries and the daily summary reach you on WhatsApp, and dashboards open in your phone’s browser.',
    onwardLabel: 'Business dashboards',
    onwardHref: '/services/business-dashboards',
  },
  'what-it-costs': {
    group: 'pricing-and-packages',
    question: 'What does it cost to begin?',
    answer:
      'A typical chatbot starts at {prices/website-chatbots.start}, a WhatsApp agent at {prices/whatsapp-agents.start}, a voice agent at {prices/ai-voice-agents.start}; smaller chatbot and voice plans are on their own pages. Most have a setup and a monthly price, in rupees; voice and WhatsApp agents in Tanzania are priced in dollars.',
    onwardLabel: 'All prices',
    onwardHref: '/pricing',
  },
  'setup-fee-includes': {
    group: 'pricing-and-packages',
    question: 'What does the setup fee include?',
    answer:
      'Building, training on your material, testing with you, going live, and {terms/freeSupportMonths} of support. Your plan says what you pay every month after that.',
  },
  'annual-payment': {
    group: 'pricing-and-packages',
    question: 'Is it cheaper to pay for a year?',
    answer:
      'Yes. Pay annually and {terms/annual/freeMonths} months are free: you pay for {terms/annual/paidMonths} and use the whole year.',
  },
  cancel: {
    group: 'pricing-and-packages',
    question: 'Can I cancel?',
    answer:
      'Yes, any monthly plan, with {terms/noticeDays} days notice in writing. Refunds of a setup fee follow the refund policy: ask within {terms/refund/days} days of setup, before the bot goes live or customization begins.',
    onwardLabel: 'Refund & Cancellation Policy',
    onwardHref: '/refund-policy',
  },
  'staff-training': {
    group: 'support-and-training',
    question: 'Will you train my staff?',
    answer:
      'Yes. We hold a session in Hindi, English or Swahili, record it, and leave one page of notes for the desk. If your receptionist changes in June, the recording is there.',
  },
  'small-changes': {
    group: 'support-and-training',
    question: 'What if my timings or prices change later?',
    answer:
      'Minor changes are free for the first month. After that a small change, say a new fee table or a changed greeting, is {prices/faq.small-change}.',
  },
  'support-periods': {
    group: 'support-and-training',
    question: 'How long is support included?',
    answer:
      'The first month is free with every setup. Depending on the plan you can have {terms/supportPeriods}.',
  },
  'reach-support': {
    group: 'support-and-training',
    question: 'How do I reach you when something stops working?',
    answer:
      'On WhatsApp at {contact/whatsappDisplay} or at {contact/email}. We reply within {terms/replyHours} hours, and sooner during office hours. Your agent itself works day and night.',
    onwardLabel: 'Office hours and contact',
    onwardHref: '/contact',
  },
  'first-step': {
    group: 'getting-started',
    question: 'What is the first step?',
    answer:
      'A free call. You tell us which work takes up your day; we tell you what could take it over, in how many days and at what price. If the honest answer is “nothing”, we’ll say so.',
    onwardLabel: 'Book the call',
    onwardHref: '{contact/schedulerUrl}',
  },
  'what-you-need': {
    group: 'getting-started',
    question: 'What do you need from me?',
    answer:
      'Your price list or fee circular, your timings, the twenty questions you hear most, and one person who can say yes. A photo of the notice board will do to start.',
  },
  'own-number': {
    group: 'getting-started',
    question: 'Can I keep my phone and WhatsApp number?',
    answer:
      'Usually, yes. Calls can be forwarded from the number you have. For WhatsApp we move your number to the business platform, or set up a second one if you want to keep the app on your phone.',
    onwardLabel: 'WhatsApp agents',
    onwardHref: '/services/whatsapp-agents',
  },
  'technical-knowledge': {
    group: 'getting-started',
    question: 'Do I need to know anything technical?',
    answer: 'No. If you can send a photo on WhatsApp you can work with us.',
  },
  'my-data': {
    group: 'getting-started',
    question: 'Who can see my customers’ data?',
    answer:
      'You, and the people on our side who look after your agent. We do not sell it or use it for another client, and on request we hand it over or delete it.',
    onwardLabel: 'Privacy Policy',
    onwardHref: '/privacy-policy',
  },
}
