import type { FormWords } from '#content/types/forms.ts'
import type { QuoteWords } from '#content/types/quote.ts'
import { type FormField, LeadForm } from './lead-form.tsx'

interface QuoteFormProps {
  words: QuoteWords
  common: FormWords
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
      fields={fieldsOf(words)}
      values={values}
      errors={errors}
    />
  )
}

function fieldsOf({ services, choose }: QuoteWords): FormField[] {
  return [
    { name: 'name', kind: 'text', required: true, autoComplete: 'name', longest: 120 },
    { name: 'email', kind: 'email', required: true, autoComplete: 'email', longest: 254 },
    { name: 'phone', kind: 'tel', autoComplete: 'tel', longest: 30 },
    { name: 'company', kind: 'text', autoComplete: 'organization', longest: 120 },
    {
      name: 'service',
      kind: 'choice',
      options: [{ value: '', label: choose }, ...services.map((label) => ({ value: label, label }))],
    },
    { name: 'budget', kind: 'text', longest: 120 },
    { name: 'details', kind: 'lines', longest: 5000, rows: 5 },
  ]
}
