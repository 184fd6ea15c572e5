import { z } from 'zod'
import type { Words } from '#content/words.ts'
import { bookableServices } from './booking-times.ts'
import { type Checked, check, email, line, oneOf, optional, type Problem, shapeOf } from './fields.ts'
import { testimonialFields } from './form-fields.ts'

const testimonial = z.object(shapeOf(testimonialFields))

export type TestimonialFields = z.infer<typeof testimonial>

/** Checks what someone sent. Status, featured and the like are the owner's, so they are not even looked at. */
export function checkTestimonial(
  input: unknown,
  { formChoices }: Pick<Words['testimonials'], 'formChoices'>,
): Checked<TestimonialFields> {
  // As the form for testimonials calls them, or as the booking form does, by which programs may know them.
  const service_type = oneOf([...bookableServices, ...formChoices])
  return check(testimonial.extend({ service_type }), input)
}

/** Someone the owner wants to invite. */
export function checkClient(input: unknown): Checked<{ name: string; email: string }> {
  return check(z.object({ name: line(120), email }), input)
}

const filter = z.object({
  service_type: optional(line(120)),
  min_rating: optional(
    z.preprocess(
      (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
      z
        .number('invalid' satisfies Problem)
        .min(1, 'invalid' satisfies Problem)
        .max(5, 'invalid' satisfies Problem),
    ),
  ),
  featured: optional(z.stringbool('invalid' satisfies Problem)),
})

export type TestimonialFilter = z.infer<typeof filter>

export function checkTestimonialFilter(input: unknown): Checked<TestimonialFilter> {
  return check(filter, input)
}

/** To one decimal; nothing to average is 0. */
export function averageRating(ratings: { sum: number; count: number }): number {
  return ratings.count === 0 ? 0 : Math.round((ratings.sum / ratings.count) * 10) / 10
}
