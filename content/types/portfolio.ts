import type { Link } from './link.ts'
import type { Project } from './project.ts'
import type { StaticTestimonial } from './testimonial.ts'

export interface PortfolioWords {
  hero: { title: string; lead: string; actions: { primary: Link; second: Link } }
  projects: { heading: string; action: 'View Project'; items: Project[] }
  testimonial: { heading: string; item: StaticTestimonial }
  closing: { title: string; text: string; primary: Link; second: Link }
}
