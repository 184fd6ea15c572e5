import { z } from 'zod'
import { type Checked, check, email, line, optional, paragraph, phone, ticked } from './fields.ts'

const quote = z.object({
  name: line(120),
  email,
  phone: optional(phone),
  company: optional(line(120)),
  service: optional(line(120)),
  budget: optional(line(120)),
  details: optional(paragraph(5000)),
  marketing_consent: ticked,
})

export type Quote = z.infer<typeof quote>

export function checkQuote(input: unknown): Checked<Quote> {
  return check(quote, input)
}
