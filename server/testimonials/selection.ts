import { eq, gte, isNull } from 'drizzle-orm'
import type { TestimonialFilter } from '#domain/testimonial.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'

export interface Page {
  limit: number
  offset: number
}

export const firstPage: Page = { limit: 100, offset: 0 }

/** Not taken out by the owner. */
export const isKept = isNull(testimonials.deletedAt)

export function conditionsOf({ service_type, min_rating, featured }: TestimonialFilter) {
  return [
    service_type === undefined ? undefined : eq(testimonials.serviceType, service_type),
    min_rating === undefined ? undefined : gte(testimonials.rating, Math.ceil(min_rating)),
    featured === undefined ? undefined : eq(testimonials.featured, featured),
  ]
}
