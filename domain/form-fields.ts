import type { Words } from '#content/words.ts'
import { bookableServices } from './booking-times.ts'

/**
 * One field of a form. What is checked, drawn, stored, mailed and shown at the desk follows from it; its words stand under
 * the same name in the form's words, and a field without words does not compile. No schema here: browsers load this.
 */
export type Field = {
  required?: true
  autoComplete?: string
  /** Takes the whole width of the form. */
  isWide?: true
} & (
  | { kind: 'line' | 'email' | 'phone'; maxLength: number }
  /** Drawn as a single line unless it says how many rows. */
  | { kind: 'paragraph'; maxLength: number; rows?: number }
  /** Without options of its own it takes any line, and the page brings the list. */
  | { kind: 'choice'; maxLength: number; options?: readonly [string, ...string[]] }
  | { kind: 'date' | 'time' | 'rating' | 'agreement' }
)

export type FieldTable = Readonly<Record<string, Field>>

/** Every field that has words, and no other. */
export type TableFor<FieldWords> = Record<keyof FieldWords, Field>

const name = { kind: 'line', required: true, autoComplete: 'name', maxLength: 120 } as const
export const email = { kind: 'email', required: true, autoComplete: 'email', maxLength: 254 } as const
export const phone = { kind: 'phone', autoComplete: 'tel', maxLength: 30 } as const
const company = { kind: 'line', autoComplete: 'organization', maxLength: 120 } as const

export const contactFields = {
  name,
  email,
  phone,
  subject: { kind: 'line', required: true, maxLength: 200 },
  message: { kind: 'paragraph', required: true, maxLength: 5000, rows: 6 },
} as const satisfies TableFor<Words['contact']['form']['fields']>

export const quoteFields = {
  name,
  email,
  phone,
  company,
  service: { kind: 'choice', maxLength: 120 },
  budget: { kind: 'line', maxLength: 120 },
  details: { kind: 'paragraph', maxLength: 5000, rows: 5 },
} as const satisfies TableFor<Words['quote']['form']['fields']>

export const bookingFields = {
  date: { kind: 'date', required: true },
  time: { kind: 'time', required: true },
  name,
  email,
  phone,
  company,
  service: { kind: 'choice', required: true, maxLength: 120, options: bookableServices, isWide: true },
  message: { kind: 'paragraph', maxLength: 5000, rows: 2 },
} as const satisfies TableFor<Words['booking']['form']['fields']>

export const testimonialFields = {
  rating: { kind: 'rating', required: true, isWide: true },
  content: { kind: 'paragraph', required: true, maxLength: 3000, rows: 5 },
  service_type: { kind: 'choice', required: true, maxLength: 120 },
  project_details: { kind: 'paragraph', maxLength: 3000 },
  name,
  email,
  role: { kind: 'line', autoComplete: 'organization-title', maxLength: 120 },
  company: { ...company, maxLength: 160 },
  publish_consent: { kind: 'agreement', required: true, isWide: true },
} as const satisfies TableFor<Words['testimonials']['form']['fields']>

export const orderFields = { name, email, phone } as const satisfies TableFor<
  Words['checkout']['details']['fields']
>

export const findBookingFields = { email: { ...email, isWide: true } } as const satisfies TableFor<
  Words['findBooking']['form']['fields']
>

const inputTypes: { [Kind in Field['kind']]?: string } = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  time: 'time',
}

/** What the browser is told of a field. */
export function inputOf(field: Field) {
  return {
    type: inputTypes[field.kind] ?? 'text',
    required: field.required,
    autoComplete: field.autoComplete,
    maxLength: 'maxLength' in field ? field.maxLength : undefined,
  }
}
