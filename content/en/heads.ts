import type { Facts } from '#content/facts.ts'
import { headsOf, type PageHead } from '#content/page-head.ts'
import type { PageId } from '#content/paths.ts'
import { aboutHead } from './about.ts'
import { blogHead } from './blog.ts'
import { brochureHead } from './brochure.ts'
import { caseStudiesHead, caseStudyPages } from './case-studies.ts'
import { contactHead } from './contact.ts'
import { faqHead } from './faq.ts'
import { homeHead } from './home.ts'
import { labsHead } from './labs.ts'
import { legalPages } from './legal-pages.ts'
import { portfolioHead } from './portfolio.ts'
import { pricingHead } from './pricing.ts'
import { productsHead } from './products.ts'
import { servicePages } from './service-pages.ts'
import { customWebAppsHead } from './services/web-app.ts'
import { servicesHead } from './services-overview.ts'
import { testimonialsHead } from './testimonials.ts'
import { tryCallHead } from './try/call.ts'
import { tryChatbotHead } from './try/chatbot.ts'
import { tryDashboardHead } from './try/dashboard.ts'
import { tryWhatsappHead } from './try/whatsapp.ts'
import { tutorconnectHead } from './tutorconnect.ts'

/** The head of every page. Each stands with the words of its page. */
export function heads(facts: Facts): Record<PageId, PageHead> {
  return {
    ...headsOf(servicePages(facts)),
    // The same page at a second address.
    'custom-web-apps': customWebAppsHead(facts),
    ...headsOf(caseStudyPages(facts)),
    ...headsOf(legalPages(facts)),
    home: homeHead(facts),
    products: productsHead(facts),
    tutorconnect: tutorconnectHead(facts),
    services: servicesHead(facts),
    labs: labsHead,
    contact: contactHead,
    about: aboutHead,
    pricing: pricingHead,
    portfolio: portfolioHead(facts),
    caseStudies: caseStudiesHead(facts),
    testimonials: testimonialsHead,
    blog: blogHead,
    faq: faqHead(facts),
    brochure: brochureHead,
    tryCall: tryCallHead,
    tryDashboard: tryDashboardHead,
    tryChatbot: tryChatbotHead,
    tryWhatsapp: tryWhatsappHead,
  }
}
