import { z } from 'zod'
import { textField } from '#app/desk-action.ts'
import type { RefusedDetails } from '#app/features/desk/person-details-form.tsx'
import { personEntryWords as words } from '#content/en/desk/person-entry.ts'
import { forms } from '#content/en/forms.ts'
import { fill } from '#content/fill.ts'
import { countries } from '#domain/countries.ts'
import { fieldMessages } from '#domain/field-messages.ts'
import { check, email, line, optional, type Problem, paragraph, phone, ticked } from '#domain/fields.ts'
import type { NewPerson } from '#server/desk/entering.ts'

const names = [
  'name',
  'email',
  'phone',
  'otherPhone',
  'company',
  'country',
  'source',
  'note',
  'waits',
] as const

/** As the form sends them. */
export const sentDetails = z.object(
  Object.fromEntries(names.map((name) => [name, textField])) as Record<
    (typeof names)[number],
    typeof textField
  >,
)

const details = z.object({
  name: line(120),
  email: optional(email),
  phone: optional(phone),
  otherPhone: optional(phone),
  company: optional(line(160)),
  country: optional(
    line(2).refine((code) => countries.some((known) => known.code === code), 'unknown' satisfies Problem),
  ),
  source: optional(line(60)),
  note: optional(paragraph(5000)),
  waits: ticked,
})

type Sent = z.infer<typeof sentDetails>

/** What was typed, as it is kept, or what is wrong with it. */
export function checkDetails(
  sent: Sent,
): { ok: true; fields: NewPerson } | { ok: false; refused: RefusedDetails } {
  const checked = check(details, sent)
  if (checked.ok) return checked
  return {
    ok: false,
    refused: { typed: sent, errors: fieldMessages(words.fields, forms.problems, checked.problems) },
  }
}

export function addressIsTaken(typed: Sent, known: { id: string; name: string }): RefusedDetails {
  return { typed, errors: { email: fill(words.known, { name: known.name }) }, known }
}
