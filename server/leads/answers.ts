import type { FieldWords } from '#content/form-words.ts'
import { ownersWords } from '#content/words.ts'
import type { LeadAnswers } from '#server/db/schema/leads.ts'

/** What every form asks of its sender, and the lead has columns for. */
export interface Person {
  name: string
  email: string
  phone?: string | undefined
  company?: string | undefined
  marketing_consent: boolean
}

/** What is left of a form's fields once those with columns are taken out. */
export function answersIn({
  name,
  email,
  phone,
  company,
  marketing_consent,
  ...answers
}: Person): LeadAnswers {
  return answers
}

/** What a lead answered besides what has a column, in the words of its form. A field may be gone by now; its answers stay. */
export function answerLines(kind: string, answers: LeadAnswers = {}): { label: string; value: string }[] {
  const { booking, checkout, contact, quote } = ownersWords()
  const fieldWords: Record<string, Record<string, FieldWords>> = {
    booking: booking.form.fields,
    contact: contact.form.fields,
    purchase: checkout.details.fields,
    quote: quote.form.fields,
  }
  return Object.entries(answers).flatMap(([name, value]) =>
    value ? [{ label: fieldWords[kind]?.[name]?.label ?? name, value }] : [],
  )
}
