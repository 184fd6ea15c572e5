import { about } from './about.ts'
import { accessibility } from './accessibility.ts'
import { blog } from './blog.ts'
import { booking } from './booking.ts'
import { brochure } from './brochure.ts'
import { caseStudies, caseStudyPages } from './case-studies.ts'
import { chat } from './chat.ts'
import { chatAnalytics, chatWidget } from './chat-widget.ts'
import { checkout } from './checkout.ts'
import { contact } from './contact.ts'
import { design } from './design.ts'
import { faq } from './faq.ts'
import { forms } from './forms.ts'
import { failure, frame, notFound } from './frame.ts'
import { heads } from './heads.ts'
import { home } from './home.ts'
import { labs } from './labs.ts'
import { payPage } from './pay-page.ts'
import { portfolio } from './portfolio.ts'
import { pricing } from './pricing.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { products } from './products.ts'
import { quote } from './quote.ts'
import { refundPolicy } from './refund-policy.ts'
import { sample } from './sample.ts'
import { serviceLabels } from './service-labels.ts'
import { servicePages } from './service-pages.ts'
import { servicesOverview } from './services-overview.ts'
import { termsConditions } from './terms-conditions.ts'
import { testimonialCard, testimonialCarousel } from './testimonial-cards.ts'
import { testimonials } from './testimonials.ts'
import { tutorConnect } from './tutorconnect.ts'

/** Everything that visitors read on the site, in English; its shape is the one every other language has to fill. */
export const english = {
  heads,
  frame,
  notFound,
  failure,
  home,
  products,
  tutorConnect,
  servicesOverview,
  servicePages,
  serviceLabels,
  pricing,
  portfolio,
  labs,
  caseStudies,
  caseStudyPages,
  testimonials,
  testimonialCard,
  testimonialCarousel,
  about,
  blog,
  faq,
  brochure,
  contact,
  legalPages: { privacyPolicy, termsConditions, refundPolicy, accessibility },
  design,
  sample,
  forms,
  booking,
  quote,
  checkout,
  payPage,
  chat,
  chatWidget,
  chatAnalytics,
}
