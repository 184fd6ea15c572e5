import { caseStudyPages } from '#content/en/case-studies.ts'
import { servicePages } from '#content/en/service-pages.ts'
import type { Facts } from '#content/facts.ts'
import { headsOf } from '#content/page-head.ts'
import type { Translation } from '#content/words.ts'
import { about, aboutHead } from './about.ts'
import { blog, blogHead } from './blog.ts'
import { booking } from './booking.ts'
import { bookingTopics } from './booking-topics.ts'
import { brochure, brochureHead } from './brochure.ts'
import { caseStudies, caseStudiesHead } from './case-studies.ts'
import { chat } from './chat.ts'
import { chatRefusals } from './chat-refusals.ts'
import { chatAnalytics, chatWidget } from './chat-widget.ts'
import { checkout } from './checkout.ts'
import { contact, contactHead } from './contact.ts'
import { conversation } from './conversation.ts'
import { faq, faqHead } from './faq.ts'
import { findBooking } from './find-booking.ts'
import { forms } from './forms.ts'
import { failure, frame, notFound } from './frame.ts'
import { handover } from './handover.ts'
import { home, homeHead } from './home.ts'
import { labs, labsHead } from './labs.ts'
import { legalPages } from './legal-pages.ts'
import { machines } from './machines.ts'
import { mails } from './mails.ts'
import { makeItMine } from './make-it-mine.ts'
import { payPage } from './pay-page.ts'
import { paymentMails } from './payment-mails.ts'
import { planWords } from './plan-words.ts'
import { portfolio, portfolioHead } from './portfolio.ts'
import { priceBridges } from './price-bridges.ts'
import { priceFinder } from './price-finder.ts'
import { priceSheet } from './price-sheet.ts'
import { pricing, pricingHead } from './pricing.ts'
import { products, productsHead } from './products.ts'
import { quote } from './quote.ts'
import { sample } from './sample.ts'
import { serviceLabels } from './service-labels.ts'
import { customWebAppsHead } from './services/web-app.ts'
import { servicesHead, servicesOverview } from './services-overview.ts'
import { soon } from './soon.ts'
import { testimonialCard, testimonialCarousel } from './testimonial-cards.ts'
import { testimonialSamples } from './testimonial-samples.ts'
import { testimonials, testimonialsHead } from './testimonials.ts'
import { tryCall, tryCallHead } from './try/call.ts'
import { tryChatbot, tryChatbotHead } from './try/chatbot.ts'
import { tryDashboard, tryDashboardHead } from './try/dashboard.ts'
import { tryWhatsapp, tryWhatsappHead } from './try/whatsapp.ts'
import { tutorConnect, tutorconnectHead } from './tutorconnect.ts'

/** What pages, forms and mails say in Swahili; what is not here is said in English. */
export const swahili = (facts: Facts): Translation => ({
  heads: heads(facts),
  frame: frame(facts),
  notFound,
  failure,
  home: home(facts),
  makeItMine,
  products: products(facts),
  tutorConnect: tutorConnect(facts),
  servicesOverview: servicesOverview(facts),
  planWords,
  serviceLabels,
  pricing: pricing(facts),
  priceFinder: priceFinder(facts),
  priceBridges: priceBridges(facts),
  priceSheet: priceSheet(facts),
  portfolio: portfolio(facts),
  labs,
  caseStudies: caseStudies(facts),
  about: about(facts),
  blog,
  faq: faq(facts),
  brochure: brochure(facts),
  soon: soon(facts),
  sample,
  bookingTopics,
  machines: machines(facts),
  testimonials: testimonials(facts),
  testimonialCard,
  testimonialCarousel,
  testimonialSamples: testimonialSamples(facts),
  tryCall: tryCall(facts),
  tryDashboard: tryDashboard(facts),
  tryChatbot: tryChatbot(facts),
  tryWhatsapp: tryWhatsapp(facts),
  contact: contact(facts),
  legalPages: legalPages(facts),
  forms,
  booking: booking(facts),
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
  conversation,
  handover,
})

function heads(facts: Facts): Translation['heads'] {
  return {
    ...headsOf(servicePages(facts)),
    // The same page at a second address.
    'custom-web-apps': customWebAppsHead(facts),
    ...headsOf(caseStudyPages(facts)),
    home: homeHead(facts),
    pricing: pricingHead,
    products: productsHead(facts),
    tutorconnect: tutorconnectHead(facts),
    services: servicesHead(facts),
    labs: labsHead,
    about: aboutHead,
    portfolio: portfolioHead(facts),
    caseStudies: caseStudiesHead(facts),
    blog: blogHead,
    faq: faqHead(facts),
    brochure: brochureHead,
    ...headsOf(legalPages(facts)),
    contact: contactHead,
    testimonials: testimonialsHead,
    tryCall: tryCallHead,
    tryDashboard: tryDashboardHead,
    tryChatbot: tryChatbotHead,
    tryWhatsapp: tryWhatsappHead,
  }
}
