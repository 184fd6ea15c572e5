import { z } from 'zod'
import { type Checked, check, email, line, paragraph, ticked } from './fields.ts'

const contact = z.object({
  name: line(120),
  email,
  subject: line(200),
  message: paragraph(5000),
  marketing_consent: ticked,
})

export type Contact = z.infer<typeof contact>

export function checkContact(input: unknown): Checked<Contact> {
  return check(contact, input)
}
