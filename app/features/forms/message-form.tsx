import type { Words } from '#content/words.ts'
import { contactFields } from '#domain/form-fields.ts'
import { LeadForm } from './lead-form.tsx'

interface MessageFormProps {
  words: Words['contact']['form']
  common: Words['forms']
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
      fields={contactFields}
      values={values}
      errors={errors}
    />
  )
}
