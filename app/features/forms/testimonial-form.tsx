import type { FormWords } from '#content/types/forms.ts'
import type { TestimonialFormWords } from '#content/types/testimonials.ts'
import { type FormField, LeadForm } from './lead-form.tsx'

interface TestimonialFormProps {
  words: TestimonialFormWords
  common: FormWords
  services: string[]
  values?: Record<string, string> | undefined
  errors?: Record<string, string> | undefined
  /** The signed invitation someone came by, and what it is still good for. */
  invitation?: { token: string; state: keyof TestimonialFormWords['invited'] } | undefined
}

export function TestimonialForm({
  words,
  common,
  services,
  values,
  errors,
  invitation,
}: TestimonialFormProps) {
  const token = invitation?.token ?? values?.invitation
  return (
    <LeadForm
      id="testimonial-form"
      address="/api/testimonials"
      thanks="/thanks/testimonial"
      words={words}
      common={common}
      fields={fieldsOf(words, services)}
      values={values}
      errors={errors}
      notice={words.notice}
      asksForMarketing={false}
    >
      {token && <input type="hidden" name="invitation" value={token} />}
      {invitation && <p className="font-[600] text-peacock">{words.invited[invitation.state]}</p>}
    </LeadForm>
  )
}

function fieldsOf(words: TestimonialFormWords, services: string[]): FormField[] {
  const options = [
    { value: '', label: words.chooseService },
    ...[...services, words.otherService].map((service) => ({ value: service, label: service })),
  ]
  return [
    { name: 'rating', kind: 'rating', required: true, choices: words.stars, wide: true },
    { name: 'content', kind: 'lines', required: true, longest: 3000, rows: 5 },
    { name: 'service_type', kind: 'choice', required: true, options },
    { name: 'project_details', kind: 'text', longest: 3000 },
    { name: 'name', kind: 'text', required: true, autoComplete: 'name', longest: 120 },
    { name: 'email', kind: 'email', required: true, autoComplete: 'email', longest: 254 },
    { name: 'role', kind: 'text', autoComplete: 'organization-title', longest: 120 },
    { name: 'company', kind: 'text', autoComplete: 'organization', longest: 160 },
    { name: 'publish_consent', kind: 'agreement', required: true, wide: true },
  ]
}
