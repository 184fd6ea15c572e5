import { company } from '#content/company.ts'
import type { PageId } from '#content/paths.ts'
import { price } from '#content/prices.ts'
import type { PageHead } from '#content/types/frame.ts'

/** What a search result and a shared link say of each page. The company's name is added to the title once, in the head. */
export const heads: Record<PageId, PageHead> = {
  home: {
    title: 'AI-Powered Automation for Education & SMEs',
    description: `Voice, WhatsApp and web agents for schools, clinics, shops and hotels in India and Tanzania. Live in 3–7 days, from ${price('start.chatbots')}.`,
  },
  products: {
    title: 'AI SaaS Products for Schools and Creators',
    description: `Five ready-made AI tools: tutor matching, result analysis, career coaching, YouTube SEO and UPSC practice. From ${price('product.youtube-seo.monthly')} a month.`,
  },
  tutorconnect: {
    title: 'TutorConnect: Tutors and Students, Matched',
    description: `TutorConnect matches students with tutors, keeps the timetable and collects the fees. ${price('product.tutorconnect.monthly')} a month.`,
  },
  services: {
    title: 'AI Automation Services',
    description: `Voice agents, WhatsApp agents, chatbots, dashboards and web apps for education and small business, each with its starting price, from ${price('start.chatbots')}.`,
  },
  aiChatbots: {
    title: 'AI Chatbot for Websites',
    description: `A chatbot that answers from your own pages and takes the enquiry. Three plans, from ${price('ai-chatbots.starter.setup')} setup and ${price('ai-chatbots.starter.monthly')} a month.`,
  },
  aiVoiceAgents: {
    title: 'AI Voice Agents That Pick Up Every Call',
    description: `A voice agent that answers, books and follows up in Hindi, English or Swahili. Setup from ${price('voice-page.starter')}, first month of support free.`,
  },
  websiteChatbots: {
    title: 'Website Chatbots: Basic, Smart, Enterprise',
    description: `Website chatbots from ${price('website-chatbots.basic.setup')} setup and ${price('website-chatbots.basic.monthly')} a month, from 50 ready answers to a full AI assistant.`,
  },
  businessDashboards: {
    title: 'Business Dashboards from Your Spreadsheets',
    description: `Your Excel and Google Sheets as one live page. From ${price('dashboards.basic.setup')} setup and ${price('dashboards.basic.monthly')} a month, with 5 KPI widgets.`,
  },
  whatsappAutomation: {
    title: 'WhatsApp Automation: Bot, Voice, Broadcast',
    description: `Four WhatsApp tools and one bundle for small businesses, priced in rupees and dollars, from ${price('whatsapp-automation.broadcast.setup')} setup.`,
  },
  whatsappAgents: {
    title: 'WhatsApp Agents, Live in 3–5 Days',
    description: `An agent on your own WhatsApp number that replies, books and reminds. From ${price('start.whatsapp-agents')} with 30 days of support.`,
  },
  customAiAgent: {
    title: 'Custom AI Agent for Your Business',
    description: `One agent for your website and social channels, trained on your products. Four plans, from ${price('custom-ai-agent.starter.setup')} setup and ${price('custom-ai-agent.starter.monthly')} a month.`,
  },
  webAppSetup: {
    title: 'Web App Setup: Template to Full MVP',
    description: `Web apps for admissions, bookings and orders. Template ${price('web-apps.template.setup')}, semi-custom ${price('web-apps.semi-custom.setup')}, or a full MVP with six months of support.`,
  },
  customWebApps: {
    title: 'Custom Web Apps: Template to Full MVP',
    description: `Custom web apps for schools and small businesses in three packages, from ${price('web-apps.template.setup')}, with one to six months of support included.`,
  },
  automationWorkflows: {
    title: 'Workflow Automation Across Your Tools',
    description: `Forms, sheets, mail, WhatsApp and billing joined into one flow that runs by itself. From ${price('start.workflow-automation')}.`,
  },
  labs: {
    title: 'Innovation Labs',
    description:
      'Six experiments that are live and three that are on the bench: what we are building next in voice, video and translation.',
  },
  contact: {
    title: 'Contact Us and Book a Free Demo',
    description: `Write on WhatsApp, pick a time for a free demo, or send a message. ${company.city} office hours, replies within 24 hours.`,
  },
  about: {
    title: 'About Us: Delhi Team, India and Tanzania',
    description:
      'Who we are, what we build and why schools, clinics, shops and hotels in India and Tanzania trust us with their phone.',
  },
  pricing: {
    title: 'Pricing for India and Tanzania',
    description:
      'Setup and monthly prices for voice agents, WhatsApp agents, chatbots, dashboards and web apps, in rupees and dollars, with what is included.',
  },
  portfolio: {
    title: 'Portfolio: Ten Projects You Can Open',
    description: 'Ten projects for schools, shops, clinics and creators, each one live and open to look at.',
  },
  caseStudies: {
    title: 'Case Studies',
    description:
      'Three businesses, the task each wanted off its hands, and what changed: 35% conversion, 50% faster decisions, 20+ hours saved weekly.',
  },
  clinicAssistant: {
    title: 'Case Study: The Clinic Assistant',
    description:
      'How a voice assistant took 80% of the calls off a clinic’s desk and filled 60% more appointments.',
  },
  ecommerceBot: {
    title: 'Case Study: The E-commerce Bot',
    description:
      'How a WhatsApp bot that answers in 45 seconds brought an online shop 300% conversions and 90% fewer tickets.',
  },
  analyticsDashboard: {
    title: 'Case Study: The Analytics Dashboard',
    description:
      'How four spreadsheets became one page, with decisions five times faster and 40 hours saved every week.',
  },
  testimonials: {
    title: 'Testimonials: What Clients Say',
    description:
      'What schools, clinics and shops say about their agents, chatbots and dashboards, by service, and a short form to add your own words.',
  },
  blog: {
    title: 'Blog: Notes on Automation',
    description: 'Three short, practical reads on putting AI to work in a school or a small business.',
  },
  faq: {
    title: 'Frequently Asked Questions',
    description:
      'Setup time, prices, languages, trial, support, cancellation: 24 questions our clients ask first, answered plainly.',
  },
  brochure: {
    title: 'Company Brochure to Download',
    description:
      'Our services, packages and contact details as a three-panel brochure: print it, or save it as text.',
  },
  privacyPolicy: {
    title: 'Privacy Policy',
    description:
      'What information we collect, what we use it for, who sees it, and how to have it shown to you or deleted.',
  },
  termsConditions: {
    title: 'Terms & Conditions',
    description:
      'The terms for using our website, products and services: eligibility, payment, refunds, conduct and governing law.',
  },
  refundPolicy: {
    title: 'Refund & Cancellation Policy',
    description:
      'When you get all of your money back, when half, when none, and how to ask: within 7 days of setup.',
  },
}
