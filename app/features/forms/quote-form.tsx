import type { Words } from '#content/words.ts'
import { quoteFields } from '#domain/form-fields.ts'
import { LeadForm } from './lead-form.tsx'

interface QuoteFormProps {
  words: Words['quote']
  common: Words['forms']
  values?: Record<string, string>
  errors?: Record<string, string>
}

export function QuoteForm({ words, common, values, errors }: QuoteFormProps) {
  return (
    <LeadForm
      id="quote-form"
      address="/api/quotes"
      thanks="/thanks/quote"
      words={words.form}
      common={common}
      fields={quoteFields}
      extras={{ service: { options: words.formChoices, choose: words.choose } }}
      values={values}
      errors={errors}
    />
  )
}
