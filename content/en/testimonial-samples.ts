import type { Facts } from '#content/facts.ts'
import { caseStudyPages } from './case-studies.ts'
import { portfolio } from './portfolio.ts'

/** What stands among the testimonials before anybody has written one, each marked as a sample. */
export const testimonialSamples = (facts: Facts) => {
  const { clinicAssistant, ecommerceBot, analyticsDashboard } = caseStudyPages(facts)
  const said = [
    { ...clinicAssistant, rating: 5, service: 'AI Voice Agents' },
    { ...ecommerceBot, rating: 5, service: 'WhatsApp Agents' },
    { ...analyticsDashboard, rating: 4, service: 'Business Dashboards' },
    { ...portfolio(facts), rating: 5, service: 'Custom AI Agents' },
  ]
  return said.flatMap(({ testimonial, rating, service }) =>
    testimonial ? [{ ...testimonial.item, rating, service }] : [],
  )
}
