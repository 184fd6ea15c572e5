import type { FeatureWords } from '#content/assistant-words.ts'

/** What plans may have: how the assistant calls it, and how people ask for it. */
export const features: FeatureWords = {
  numbers: {
    label: 'phone numbers or branches',
    heard:
      'how many numbers, several numbers, two numbers, three numbers, multiple numbers, second number, more numbers, extra number, additional number, several branches, multiple branches, two branches, three branches, all our branches, second branch',
  },
  languages: {
    label: 'languages',
    heard:
      'how many languages, two languages, three languages, second language, more languages, several languages, multiple languages, another language, number of languages, extra language, both languages, switch languages, mixed languages, bilingual, multilingual',
  },
  outgoingCalls: {
    label: 'outgoing calls',
    heard:
      'outgoing call, outbound call, call out, ring people, calls customers, call my customers, call our customers, call patients, call parents, call leads, reminder calls, call them back, follow up calls, dial out, make calls',
  },
  bookings: {
    label: 'bookings',
    heard:
      'take bookings, accept bookings, make bookings, book appointments, appointment booking, schedule appointments, take appointments, book rooms, room booking, book tables, table booking, book visits, take orders, book in calendar, calendar booking',
  },
  mailSummary: {
    label: 'call summary by e-mail',
    heard:
      'summary by email, email summary, summary by mail, mail summary, summary in email, summary to email, summaries by email, call summary email, email after call, email after each, email every call, mail after call, call notes email',
  },
  whatsappSummary: {
    label: 'call summary on WhatsApp',
    heard:
      'summary on whatsapp, whatsapp summary, summary by whatsapp, summary via whatsapp, summary to whatsapp, summaries on whatsapp, call summary whatsapp, whatsapp after call, whatsapp after each, whatsapp every call, call notes whatsapp, call details whatsapp',
  },
  softwareConnection: {
    label: 'connection to your software',
    heard:
      'connect to crm, our crm, my crm, crm integration, crm connection, into crm, connect our software, connect my software, clinic software, hospital software, hotel software, booking software, stock system, software integration, check live stock',
  },
  reviewCall: {
    label: 'monthly review call',
    heard:
      'review call, monthly call, monthly review, monthly meeting, review meeting, call every month, meet every month, talk every month, monthly check in, monthly discussion, monthly catch up, progress call',
  },
  callFlows: {
    label: 'call flows',
    heard:
      'call flow, how many flows, number of flows, several flows, more flows, call script, several scripts, how many scripts, call scenarios, conversation flow, kinds of calls, types of calls, call paths',
  },
  questions: {
    label: 'questions it answers',
    heard:
      'how many questions, number of questions, questions answered, more questions, unlimited questions, question limit, questions it knows, questions can it, callers questions, hundred questions, 30 questions, 100 questions',
  },
  answers: {
    label: 'ready answers',
    heard:
      'ready answers, fixed answers, prepared answers, how many answers, number of answers, faq answers, faq responses, how many faqs, how many responses, menu answers, approved answers, answer limit, unlimited answers, unlimited responses',
  },
  paymentLinks: {
    label: 'payment links',
    heard:
      'payment link, pay link, upi link, mpesa link, send payment link, payment request, mpesa request, m pesa request, upi request, ask for payment, collect advance, link to pay, upi qr, request payment',
  },
  reminders: {
    label: 'reminders',
    heard:
      'reminders, send reminders, send a reminder, reminder message, appointment reminder, fee reminder, payment reminder, automatic reminders, remind customers, remind patients, remind parents, remind guests, remind people, remind them, confirm button',
  },
  weeklyReport: {
    label: 'weekly report',
    heard:
      'weekly report, weekly summary, weekly update, weekly list, weekly pdf, report every week, report each week, report per week, report once weekly, summary every week, monday summary, monday report, questions it missed, questions every week',
  },
  ownDocuments: {
    label: 'AI taught from your documents',
    heard:
      'own documents, our documents, my documents, from documents, taught from documents, trained on documents, train on documents, learn from documents, own material, our own content, own knowledge base, knowledge base, trained on ours, learn our business',
  },
  voiceNotes: {
    label: 'voice notes and photos',
    heard:
      'photo, photos, picture, pictures, image, voice note, voice message, voice recording, audio message, audio note, audio clip, recorded message, spoken message, understand audio, listen to audio, understand voice, understand photos, read photos, understand pictures, understand images',
  },
  pages: {
    label: 'pages of your site it reads',
    heard:
      'how many pages, number of pages, pages read, reads pages, read my pages, website pages, site pages, pages of site, page limit, more pages, read my website, read our website, read my site, whole website, scan my website',
  },
  documents: {
    label: 'answers from your PDFs',
    heard:
      'read pdf, read pdfs from, pdf files, our pdf, my pdf, upload pdf, from pdf, pdf documents, pdf catalogue, read documents, upload documents, read my brochure, read our brochure, read our prospectus, read our catalogue',
  },
  liveSheet: {
    label: 'answers from a live Google Sheet',
    heard:
      'live sheet, live google sheet, read google sheet, read our sheet, read my sheet, read a sheet, prices from sheet, price from excel, sheet with prices, stock from sheet, live prices, our current prices, answer from sheet, prices keep changing',
  },
  whatsappEnquiries: {
    label: 'enquiries on WhatsApp',
    heard:
      'enquiries on whatsapp, inquiries on whatsapp, leads on whatsapp, enquiry to whatsapp, leads to whatsapp, enquiry by whatsapp, leads by whatsapp, enquiries via whatsapp, whatsapp enquiry, whatsapp leads, whatsapp notification, notify on whatsapp, forward to whatsapp, sent to whatsapp',
  },
  staffHandover: {
    label: 'handover to your staff',
    heard:
      'handover, hand over, hand to staff, transfer to staff, pass to staff, forward to staff, staff take over, staff takeover, human takeover, take over chat, take the chat, join the chat, pass the chat, escalate, escalation',
  },
  websites: {
    label: 'websites',
    heard:
      'how many websites, two websites, three websites, several websites, multiple websites, second website, more websites, both websites, number of websites, another website, two sites, several sites, multiple sites, how many sites',
  },
  ai: {
    label: 'answers by AI',
    heard:
      'with ai, uses ai, has ai, have ai, ai answers, ai replies, answers by ai, ai included, include ai, artificial intelligence, free typing, free text, understand typed questions, not only buttons, beyond the buttons',
  },
  staffLogins: {
    label: 'separate logins for staff',
    heard:
      'separate logins, separate login for, login per person, own login, individual logins, personal login, login for staff, login for each, different logins, chat history, export chats, export chat history, download chats',
  },
  prioritySupport: {
    label: 'priority support',
    heard:
      'priority support, priority help, priority service, priority response, faster support, fast support, quick support, quicker support, urgent support, premium support, vip support, dedicated support, support first, first in line',
  },
  products: {
    label: 'products or services it is taught',
    heard:
      'products taught, taught products, teach it products, products it knows, products can it, know our products, know my products, learn our products, number of products, product limit, products included, more products, whole catalogue, full catalogue, entire catalogue',
  },
  channels: {
    label: 'channels',
    heard:
      'how many channels, number of channels, which channels, several channels, multiple channels, more channels, all channels, other channels, two channels, three channels, multichannel, omnichannel, which platforms, how many platforms, several platforms',
  },
  whatsapp: {
    label: 'WhatsApp as a channel',
    heard:
      'also on whatsapp, on whatsapp too, on whatsapp also, whatsapp too, whatsapp as well, whatsapp channel, whatsapp included, include whatsapp, work on whatsapp, answer on whatsapp, reply on whatsapp, run on whatsapp, website and whatsapp, whatsapp and website',
  },
  instagram: {
    label: 'Instagram',
    heard:
      'instagram, insta, on instagram, instagram dm, insta dm, instagram messages, insta messages, instagram chat, instagram comments, instagram channel, reply on instagram, answer on instagram, instagram page, instagram profile',
  },
  messenger: {
    label: 'Facebook Messenger',
    heard:
      'messenger, facebook messenger, fb messenger, on messenger, facebook messages, fb messages, facebook chat, fb chat, facebook inbox, on facebook, facebook channel, reply on facebook, answer on facebook, facebook page',
  },
  sheet: {
    label: 'leads into Google Sheets',
    heard:
      'leads in sheet, leads into sheet, leads to sheet, leads into google, leads in google, leads in excel, lead sheet, save leads, store leads, list of leads, enquiries in sheet, save to sheet, write to sheet, into google sheet, save enquiries',
  },
  widgets: {
    label: 'KPI widgets',
    heard:
      'kpi, kpi widgets, how many widgets, number of widgets, more widgets, unlimited widgets, dashboard widgets, how many figures, key figures, how many charts, number of charts, how many graphs, charts and graphs, how many kpis',
  },
  sheets: {
    label: 'sheets or files',
    heard:
      'how many sheets, number of sheets, several sheets, multiple sheets, two sheets, more sheets, all my sheets, combine sheets, join sheets, merge sheets, several excel files, how many files, several files, multiple files, data sources',
  },
  logins: {
    label: 'logins',
    heard:
      'how many logins, number of logins, staff logins, more logins, unlimited logins, user accounts, staff accounts, how many users, number of users, how many accounts, user limit, unlimited users, more users, team logins, people log in',
  },
  updateMinutes: {
    label: 'update interval in minutes',
    heard:
      'how often updated, often is it, how often refreshed, update interval, update frequency, refresh rate, real time, realtime, live data, live figures, hourly update, updated every, updated hourly, updated daily, every 15 minutes',
  },
  alerts: {
    label: 'alerts',
    heard:
      'alerts, send alerts, alert me, alert on whatsapp, alert by email, low stock alert, stock alert, fee alert, overdue alert, warn me, early warning, warning message, notify me, tell me when, inform me when',
  },
  forecasts: {
    label: 'forecasts',
    heard:
      'forecast, forecasting, sales forecast, stock forecast, demand forecast, predict, prediction, predict sales, projection, future sales, next month sales, expected sales, look ahead',
  },
  processes: {
    label: 'processes',
    heard:
      'how many processes, number of processes, several processes, multiple processes, more processes, two processes, unlimited processes, work processes, business processes, several departments, multiple departments, several workflows, multiple workflows, booking flows, form flows',
  },
  screens: {
    label: 'screens',
    heard:
      'how many screens, number of screens, app screens, screens in app, more screens, extra screens, screen limit, unlimited screens, several screens, maximum screens, app pages, pages in app',
  },
  payment: {
    label: 'online payment',
    heard:
      'online payment, accept payments, take payments, receive payments, collect payments, collect money online, collect fees, collect fees online, customers pay online, parents pay online, payment gateway, payment in app, card payments, checkout page, payment integration',
  },
  aiFeatures: {
    label: 'AI features',
    heard:
      'ai feature, how many ai, ai inside app, ai in app, app with ai, ai functions, ai tools inside, ai search, smart search, ai drafts, draft replies, document reading, ai in the, ai inside the',
  },
  connections: {
    label: 'outside systems connected',
    heard:
      'how many systems, outside systems, external systems, several systems, multiple systems, two systems, other systems, third party systems, how many integrations, number of integrations, several integrations, more integrations, how many connections, connect several systems',
  },
  dashboard: {
    label: 'dashboard for the owner',
    heard:
      'dashboard in app, dashboard inside, dashboard included, include a dashboard, app with dashboard, owner dashboard, admin dashboard, admin panel, reports for owner, owner reports, management reports, excel export, export to excel, excel download',
  },
}
