import { z } from 'zod'
import { testimonials as words } from '#content/en/testimonials.ts'
import { bookableServices } from './booking-times.ts'
import {
  type Checked,
  check,
  email,
  isTicked,
  line,
  oneOf,
  optional,
  type Problem,
  paragraph,
} from './fields.ts'

/** As the form for testimonials calls them, or as the booking form does, by which programs may know them. */
const reviewedServices = [words.form.otherService, ...words.services, ...bookableServices] as const

const rating = z.preprocess(
  (value) => (typeof value === 'string' && /^[1-5]$/.test(value.trim()) ? Number(value) : value),
  z
    .int({
      error: ({ input }) => (input === undefined || input === '' ? 'missing' : 'invalid') satisfies Problem,
    })
    .min(1, 'invalid' satisfies Problem)
    .max(5, 'invalid' satisfies Problem),
)

const testimonial = z.object({
  name: line(120),
  email,
  role: optional(line(120)),
  company: optional(line(160)),
  service_type: oneOf(reviewedServices),
  rating,
  content: paragraph(3000),
  project_details: optional(paragraph(3000)),
  /** Our own form asks for it; what comes by other ways may leave it out, and is asked about before it is shown. */
  publish_consent: z
    .unknown()
    .optional()
    .transform((value) => (value === undefined ? undefined : isTicked(value)))
    .refine((given) => given !== false, 'missing' satisfies Problem),
})

export type TestimonialFields = z.infer<typeof testimonial>

/** Checks what someone sent. Status, featured and the like are the owner's, so they are not even looked at. */
export function checkTestimonial(input: unknown): Checked<TestimonialFields> {
  return check(testimonial, input)
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
