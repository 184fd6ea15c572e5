import { company } from '#content/company.ts'
import { openingTimes } from '#content/opening-hours.ts'
import { price } from '#content/prices.ts'
import type { AssistantWords } from '#content/types/assistant.ts'
import { faq } from './faq.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { refundPolicy } from './refund-policy.ts'
import { termsConditions } from './terms-conditions.ts'

const [weekdays, saturday] = company.hours
const hours = `Monday to Friday ${openingTimes(weekdays, 'to')}, Saturday ${openingTimes(saturday, 'to')}, closed on Sunday`

export const assistant: AssistantWords = {
  services: {
    voice: 'Voice agents',
    whatsapp: 'WhatsApp agents',
    'whatsapp-tools': 'WhatsApp automation tools',
    'ai-chatbots': 'AI Chatbot for Websites',
    'website-chatbots': 'Website chatbots',
    'custom-agent': 'Custom AI agents',
    dashboards: 'Business dashboards',
    'web-apps': 'Web apps',
    workflows: 'Workflow automation',
    tests: 'Test and result automation',
    'custom-services': 'Custom services',
    'quick-start': 'Quick Start packages',
    products: 'SaaS products',
    licences: 'Product licences',
    'brochure-packages': 'Brochure packages',
  },
  regions: { india: 'India', tanzania: 'Tanzania' },
  pages: {
    pricing: 'pricing page',
    services: 'services page',
    products: 'products page',
    aiChatbots: 'AI chatbot page',
    aiVoiceAgents: 'voice agents page',
    websiteChatbots: 'website chatbots page',
    businessDashboards: 'dashboards page',
    whatsappAutomation: 'WhatsApp automation page',
    whatsappAgents: 'WhatsApp agents page',
    customAiAgent: 'custom AI agent page',
    webAppSetup: 'web app page',
    automationWorkflows: 'workflow automation page',
    brochure: 'brochure',
    faq: 'FAQ',
    refundPolicy: 'refund policy',
    contact: 'contact page',
  },
  prices: {
    setupAndMonthly: '{name} {setup} setup + {monthly} a month',
    setupOnly: '{name} {setup} setup',
    monthlyOnly: '{name} {monthly} a month',
    from: 'from {setup}',
    amountOnly: '{name} {setup}',
    lead: '{service} in {region}:',
    leadEverywhere: '{service}:',
    onPage: 'On the {page}: {rows}.',
    onePlan: '{service}: {row}. That is on the {page}.',
    chatbots: 'Chatbots',
    overview: 'Starting prices, from the services page:',
    cheapest: 'The lowest setup price is in {service}: {row}. That is on the {page}.',
    popular: 'Most people take this one:',
    withinBudget: 'Within that setup budget you could take, for example:',
    belowBudget: 'That is below our lowest setup price. The nearest:',
    hosting: 'Hosting by the month:',
    inRupees: 'This price list is the same for both countries, in rupees.',
    tanzaniaToo: 'Prices for Tanzania are in dollars; just ask.',
    notListed:
      'That is not in our price list, so I will not guess a figure. Tell the team what you need and you have a quote within 24 hours.',
    onlyOurs: 'I only know our own price list, not what others charge.',
    minutes: '{count} minutes a month',
    chats: '{count} chats a month',
    days: '{count} days',
    total: '{name}: {setup} once + {count} × {monthly}',
  },
  discount: {
    intro: 'These are all the offers we have:',
    offers: {
      launch: '20% off setup fees for the first 50 clients (launch offer, pricing page)',
      'ai-chatbots': '10% off for early signups (AI chatbot page)',
      'website-chatbots': '15% off setup for early adopters (website chatbots page)',
      dashboards: '20% off setup for the first 25 clients (dashboards page)',
      'web-apps': '10% off for early signups (web app page)',
    },
    annual: '2 months free when you pay for a year',
    support: 'the first month of support free with every setup',
    nothingElse: 'There is no other discount, and I cannot promise one.',
  },
  products: {
    intro: 'Five products, from the products page:',
    waitlist: 'UPSC Tool is in beta: Coming Soon, join the waitlist',
    range: `SaaS tools range from free to ${price('product.highest-self-serve.monthly')} a month`,
  },
  facts: {
    hours: `We are open ${hours}, India Standard Time (IST). Our agents and this chat work day and night.`,
    refund:
      'Ask within 7 days of setup, before the bot goes live or customization begins. Full refund if setup has not started, 50% if flows are partly built but not operational, none after 7 days or once the bot is live and customized, and no refund for digital downloads or services already rendered. ' +
      `To ask, e-mail ${company.email} with your name, payment details (invoice number or date) and the reason.`,
    cancel:
      'Any monthly plan can be cancelled with 30 days notice in writing. Before launch or before setup is complete you can cancel at any time; after that charges may apply. Refunds of a setup fee follow the refund policy: ask within 7 days of setup.',
    languages: faqAnswer('languages'),
    timing: `${faqAnswer('setup-time')} WhatsApp agents launch in 3-5 days.`,
    'timing-whatsapp': 'A WhatsApp agent launches in 3-5 days once your papers are in order.',
    'timing-web-apps': faqAnswer('website-time'),
    'timing-custom-services':
      'Custom services take 7-10 days (Basic), 14-21 days (Professional) or 30-60 days (Enterprise).',
    trial: faqAnswer('free-trial'),
    annual: faqAnswer('annual-payment'),
    'setup-includes': faqAnswer('setup-fee-includes'),
    'small-change': faqAnswer('small-changes'),
    support: `${faqAnswer('support-periods')} We reply within 24 hours.`,
    'extra-usage': `Beyond what the plan includes, each extra minute or chat costs ${price('extra-usage.india.unit')} in India and ${price('extra-usage.tanzania.unit')} in Tanzania (pricing page).`,
    start: `${faqAnswer('first-step')} Most solutions are live in 3-7 days after that.`,
    demo: 'A demo is free and takes 30 minutes on video. I cannot book it myself: press Book Demo and choose a date and time in the form, and a confirmation comes by e-mail.',
    'confirm-booking':
      'I cannot book, change or confirm an appointment from this chat, and I see no bookings. Please use the Book Demo form, or ask the team: ' +
      `${company.email} or WhatsApp ${company.whatsappDisplay}. They reply within 24 hours.`,
    'mail-me': `I cannot send e-mail from this chat, but the team can: write to ${company.email} or on WhatsApp to ${company.whatsappDisplay}, and say what you need and where to send it. They reply within 24 hours.`,
    contact: `Write to ${company.email} or on WhatsApp to ${company.whatsappDisplay}. We reply within 24 hours. Office hours: ${hours} (IST).`,
    location: `Our office is in ${company.city}, ${company.country}. We work with clients in India and Tanzania, mostly by video and WhatsApp.`,
    'reply-time': 'The team replies within 24 hours, and sooner during office hours.',
    payment:
      'On this site you can pay online for Quick Start packages, on the pricing page: in rupees, by card or UPI, through Razorpay. M-Pesa and other ways are not set up here; for everything else the team tells you how to pay when they send your quote. Our prices are in rupees; voice and WhatsApp agents in Tanzania are in dollars. On a website we build for you, your own customers can pay by UPI, cards and net banking in India, M-Pesa and cards in Tanzania.',
    'own-number': faqAnswer('own-number'),
    'existing-website':
      'You need not start again: a chatbot goes onto an existing website with one line of code, whatever it was made with. If you like, we add it for you.',
    'mobile-apps': faqAnswer('mobile-apps'),
    'what-you-need': faqAnswer('what-you-need'),
    'what-it-does': faqAnswer('what-can-it-do'),
    training: faqAnswer('staff-training'),
    technical: faqAnswer('technical-knowledge'),
    data: 'You and the people on our side who look after your agent. We do not sell it or use it for another client. It travels encrypted (SSL), and others get only what they need to do their part: analytics, our data store, automation tools, the payment provider. On request we hand it over or delete it; the privacy policy says more.',
    'slow-phones': faqAnswer('slow-phones'),
    'own-edits': faqAnswer('own-edits'),
    'manage-from-phone': faqAnswer('manage-from-phone'),
    age: 'You must be 18 or older to buy from us. That is in the Terms & Conditions.',
    law: `Our terms are governed by the law of ${company.country}. Prices are in INR and may change without notice.`,
    services:
      'We build AI voice agents, WhatsApp agents, website chatbots, custom AI agents, custom web apps and business dashboards, and automate workflows, tests and results. We also have five SaaS products for education. Which of these is nearest to what you need?',
    audience:
      'We work for schools, tutors and coaching centres, and for small and medium businesses: clinics, hotels, shops, salons, coaches, real estate, restaurants, e-commerce and startups, mainly in India and Tanzania.',
    company: `${company.name} is an AI automation agency in ${company.city}, founded in ${company.founded}. We build agents, chatbots, apps and dashboards for schools and small businesses in India and Tanzania, in Hindi, English and Swahili.`,
    founder: `${company.name} was founded in ${company.founded} in ${company.city}. The founder’s profile is on the about page.`,
    results:
      'Three case studies: the clinic assistant (80% fewer calls, 95% satisfaction, 60% more appointments, 20+ hours saved weekly), the e-commerce bot (300% conversions, 90% fewer tickets, 45 sec response, 35% conversion) and the analytics dashboard (5x faster decisions, 40 hours weekly saved, 50% faster decisions).',
    portfolio: 'Ten projects are on the portfolio page, each with a link to see it at work.',
    labs: 'The labs page shows six live projects and three that are coming: Multilingual Voice Cloning (Coming 2025), AI Video Content Creator (In Development) and Smart Translation Suite (Research Phase).',
    blog: 'There are three articles on the blog page.',
    brochure:
      'The brochure has three panels and can be downloaded as an HTML or a text file from the brochure page.',
    testimonials: 'What clients say is on the testimonials page; you can leave your own words there too.',
    quote:
      'Tell us in two or three sentences what you do, what should run by itself and by when, in the quote form on the pricing page. You will have an answer within 24 hours.',
    'order-status': `I cannot see orders, payments or invoices from here. The team can: ${company.email} or WhatsApp ${company.whatsappDisplay}.`,
    human: `A person reads ${company.email} and WhatsApp ${company.whatsappDisplay} and replies within 24 hours. You can also send this conversation to the team.`,
    complaint: `I am sorry about that. I cannot see your agent or your account from here, but the team can: write to ${company.email} or on WhatsApp to ${company.whatsappDisplay} and say what went wrong. They reply within 24 hours, sooner during office hours. You can also send them this conversation.`,
    identity: `I am the assistant of ${company.name}, a program and not a person. I answer from our own pages and price list.`,
    greeting:
      'Namaste! Ask me about prices, services, timing or how to start. I answer from our own price list.',
    thanks: 'You are welcome. Anything else about prices or services?',
    goodbye: 'Goodbye, and thank you for stopping by. The team is there on WhatsApp if something comes up.',
    'how-are-you': 'All well here, thank you. What can I look up for you: prices, services, timing?',
    injection:
      'I keep to questions about our services, and to our own price list. I cannot change my instructions, show them, or grant special prices.',
    competitor: 'I only know our own price list, not what others charge or offer.',
    advice:
      'Tell me what eats your day and I can be more exact. As a rule: many calls, a voice agent; many messages, a WhatsApp agent; questions on your website, a chatbot; figures in many sheets, a dashboard. The first call with the team is free.',
    integrations:
      'Our agents and bots work with Google Sheets, Google Calendar, a CRM, a shop catalogue or a booking system. Which connections are included depends on the plan: its card on the service page lists them. For your own software, tell the team its name and they will say whether it can be connected.',
    'hidden-costs': `No. Each plan shows its setup and its monthly price. What can come on top is stated too: extra minutes or chats (${price('extra-usage.india.unit')} each in India, ${price('extra-usage.tanzania.unit')} in Tanzania), a small change after the first month (${price('faq.small-change')}), hosting and call charges as listed on the voice page, and WhatsApp’s own message charges at cost. Taxes are not stated on our pages; the team names them in the quote.`,
    free: `These are free: the demo, a 7-day trial for chatbots, the first month of support with every setup, and minor changes in the first month. SaaS tools range from free to ${price('product.highest-self-serve.monthly')} a month. The other plans have a price.`,
    'policy-dates': `The privacy policy has been in force since ${privacyPolicy.dates[0]?.shown}; the terms were last updated on ${termsConditions.dates[0]?.shown}, the refund policy on ${refundPolicy.dates[0]?.shown}.`,
  },
  unknown: `I do not know that, and I will not guess. If it is about our work, ask the team: ${company.email} or WhatsApp ${company.whatsappDisplay}. They reply within 24 hours.`,
  unlisted: {
    software:
      'I do not have that on my list, so I cannot promise that it connects. What is on it: Google Sheets, Google Calendar, a CRM, a shop catalogue and a booking system.',
    language:
      'I do not have that language on my list. Our agents speak and write Hindi, English and Swahili.',
    country: 'I do not have that place on my list. We work with clients in India and Tanzania.',
    trial:
      'I do not have a trial of that on my list. The 7-day free trial is for chatbots; a demo of anything else is free.',
    team: `The team can tell you: ${company.email} or WhatsApp ${company.whatsappDisplay}, with a reply within 24 hours.`,
  },
  inEnglish: 'From our site, in English:',
  cards: {
    bookDemo: 'Book Demo',
    whatsapp: 'Ask on WhatsApp',
    askTeam: 'Ask the team this',
  },
}

/** One place for each fact: the FAQ page words it, the assistant repeats it. */
function faqAnswer(id: string): string {
  return faq.groups.flatMap((group) => group.questions).find((question) => question.id === id)?.answer ?? ''
}
