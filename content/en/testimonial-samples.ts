import type { Facts } from '#content/facts.ts'
import { caseStudyPages } from './case-studies.ts'
import { portfolio } from './portfolio.ts'

/** What stands among the testimonials before anybody has written one, each marked as a sample. */
export const testimonialSamples = (facts: Facts) => {
  const studies = caseStudyPages(facts)
  return [
    { ...studies.clinicAssistant.testimonial.item, rating: 5, service: 'AI Voice Agents' },
    { ...studies.ecommerceBot.testimonial.item, rating: 5, service: 'WhatsApp Agents' },
    { ...studies.analyticsDashboard.testimonial.item, rating: 4, service: 'Business Dashboards' },
    { ...portfolio(facts).testimonial.item, rating: 5, service: 'Custom AI Agents' },
  ]
}
