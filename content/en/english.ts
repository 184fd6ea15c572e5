import type { Facts } from '#content/facts.ts'
import { about } from './about.ts'
import { blog } from './blog.ts'
import { booking } from './booking.ts'
import { bookingTopics } from './booking-topics.ts'
import { brochure } from './brochure.ts'
import { caseStudies, caseStudyPages, ownCaseStudies } from './case-studies.ts'
import { chat } from './chat.ts'
import { chatRefusals } from './chat-refusals.ts'
import { chatAnalytics, chatWidget } from './chat-widget.ts'
import { checkout } from './checkout.ts'
import { contact } from './contact.ts'
import { conversationKeywords, summaryWords } from './conversation.ts'
import { design } from './design.ts'
import { faq } from './faq.ts'
import { findBooking } from './find-booking.ts'
import { forms } from './forms.ts'
import { failure, frame, notFound } from './frame.ts'
import { handover } from './handover.ts'
import { heads } from './heads.ts'
import { home } from './home.ts'
import { labs } from './labs.ts'
import { legalPages } from './legal-pages.ts'
import { machines } from './machines.ts'
import { mails } from './mails.ts'
import { makeItMine } from './make-it-mine.ts'
import { payPage } from './pay-page.ts'
import { paymentMails } from './payment-mails.ts'
import { planWords } from './plan-words.ts'
import { portfolio } from './portfolio.ts'
import { priceBridges } from './price-bridges.ts'
import { priceFinder } from './price-finder.ts'
import { priceSheet } from './price-sheet.ts'
import { pricing } from './pricing.ts'
import { products } from './products.ts'
import { quote } from './quote.ts'
import { sample } from './sample.ts'
import { serviceLabels } from './service-labels.ts'
import { servicePages } from './service-pages.ts'
import { servicesOverview } from './services-overview.ts'
import { soon } from './soon.ts'
import { testimonialCard, testimonialCarousel } from './testimonial-cards.ts'
import { testimonialSamples } from './testimonial-samples.ts'
import { testimonials } from './testimonials.ts'
import { tryCall } from './try/call.ts'
import { tryChatbot } from './try/chatbot.ts'
import { tryDashboard } from './try/dashboard.ts'
import { tryWhatsapp } from './try/whatsapp.ts'
import { tutorConnect } from './tutorconnect.ts'

/** Everything that visitors and machines read, on the site and in mails, in English, filled with the facts; its shape is the one every other language has to fill. */
export const english = (facts: Facts) => ({
  language: 'en',
  /** How dates and numbers are written. */
  locale: 'en-IN',
  heads: heads(facts),
  machines: machines(facts),
  frame: frame(facts),
  notFound,
  failure: failure(facts),
  home: home(facts),
  makeItMine,
  products: products(facts),
  tutorConnect: tutorConnect(facts),
  servicesOverview: servicesOverview(facts),
  servicePages: servicePages(facts),
  serviceLabels,
  planWords,
  pricing: pricing(facts),
  priceFinder: priceFinder(facts),
  priceBridges: priceBridges(facts),
  priceSheet: priceSheet(facts),
  portfolio: portfolio(facts),
  labs: labs(facts),
  caseStudies: caseStudies(facts),
  caseStudyPages: caseStudyPages(facts),
  ownCaseStudies: ownCaseStudies(facts),
  testimonials: testimonials(facts),
  testimonialCard,
  testimonialCarousel,
  testimonialSamples: testimonialSamples(facts),
  about: about(facts),
  blog: blog(facts),
  faq: faq(facts),
  brochure: brochure(facts),
  tryCall: tryCall(facts),
  tryDashboard: tryDashboard(facts),
  tryChatbot: tryChatbot(facts),
  tryWhatsapp: tryWhatsapp(facts),
  contact: contact(facts),
  soon: soon(facts),
  legalPages: legalPages(facts),
  design: design(facts),
  sample,
  forms,
  booking: booking(facts),
  bookingTopics: bookingTopics(facts),
  findBooking: findBooking(facts),
  quote: quote(facts),
  checkout,
  payPage: payPage(facts),
  paymentMails: paymentMails(facts),
  mails: mails(facts),
  chat: chat(facts),
  chatWidget: chatWidget(facts),
  chatAnalytics,
  chatRefusals,
  conversation: { keywords: conversationKeywords, summary: summaryWords },
  handover,
})
