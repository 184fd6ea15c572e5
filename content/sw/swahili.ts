import type { Facts } from '#content/facts.ts'
import type { Translation } from '#content/words.ts'
import { booking } from './booking.ts'
import { chat } from './chat.ts'
import { chatRefusals } from './chat-refusals.ts'
import { chatAnalytics, chatWidget } from './chat-widget.ts'
import { checkout } from './checkout.ts'
import { contact, contactHead } from './contact.ts'
import { conversation } from './conversation.ts'
import { findBooking } from './find-booking.ts'
import { forms } from './forms.ts'
import { handover } from './handover.ts'
import { legalPages } from './legal-pages.ts'
import { machines } from './machines.ts'
import { mails } from './mails.ts'
import { payPage } from './pay-page.ts'
import { paymentMails } from './payment-mails.ts'
import { quote } from './quote.ts'
import { testimonialCard, testimonialCarousel } from './testimonial-cards.ts'
import { testimonialSamples } from './testimonial-samples.ts'
import { testimonials, testimonialsHead } from './testimonials.ts'
import { tryCall, tryCallHead } from './try/call.ts'
import { tryChatbot, tryChatbotHead } from './try/chatbot.ts'
import { tryDashboard, tryDashboardHead } from './try/dashboard.ts'
import { tryWhatsapp, tryWhatsappHead } from './try/whatsapp.ts'

/** What pages say in Swahili. A page is at /sw/… as soon as its head stands here; the rest is said in English. */
export const swahili = (facts: Facts): Translation => {
  const legal = legalPages(facts)
  return {
    locale: 'sw-TZ',
    heads: {
      privacyPolicy: legal.privacyPolicy.head,
      termsConditions: legal.termsConditions.head,
      refundPolicy: legal.refundPolicy.head,
      accessibility: legal.accessibility.head,
      contact: contactHead,
      testimonials: testimonialsHead,
      tryCall: tryCallHead,
      tryDashboard: tryDashboardHead,
      tryChatbot: tryChatbotHead,
      tryWhatsapp: tryWhatsappHead,
    },
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
    legalPages: legal,
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
  }
}
