import type { ContactWords } from '#content/types/contact.ts'
import type { FormWords } from '#content/types/forms.ts'
import { type FormField, LeadForm } from './lead-form.tsx'

const fields: FormField[] = [
  { name: 'name', kind: 'text', required: true, autoComplete: 'name', longest: 120 },
  { name: 'email', kind: 'email', required: true, autoComplete: 'email', longest: 254 },
  { name: 'subject', kind: 'text', required: true, longest: 200, wide: true },
  { name: 'message', kind: 'lines', required: true, longest: 5000, rows: 6 },
]

interface MessageFormProps {
  words: ContactWords['form']
  common: FormWords
  values?: Record<string, string>
  errors?: Record<string, string>
}

export function MessageForm({ words, common, values, errors }: MessageFormProps) {
  return (
    <LeadForm
      id="message-form"
      address="/api/contact"
      thanks="/thanks/message"
      words={words}
      common={common}
      fields={fields}
      values={values}
      errors={errors}
    />
  )
}
