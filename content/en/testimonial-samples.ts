import type { SampleTestimonial } from '#content/types/testimonials.ts'
import { caseStudyPages } from './case-studies.ts'
import { portfolio } from './portfolio.ts'

/** What stands among the testimonials before anybody has written one, each marked as a sample. */
export const testimonialSamples: SampleTestimonial[] = [
  { ...caseStudyPages.clinicAssistant.testimonial.item, rating: 5, service: 'AI Voice Agents' },
  { ...caseStudyPages.ecommerceBot.testimonial.item, rating: 5, service: 'WhatsApp Agents' },
  { ...caseStudyPages.analyticsDashboard.testimonial.item, rating: 4, service: 'Business Dashboards' },
  { ...portfolio.testimonial.item, rating: 5, service: 'Custom AI Agents' },
]
