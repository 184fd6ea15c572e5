import type { Words } from '#content/words.ts'
import { testimonialFields } from '#domain/form-fields.ts'
import { LeadForm } from './lead-form.tsx'

interface TestimonialFormProps {
  words: Words['testimonials']['form']
  common: Words['forms']
  choices: string[]
  values?: Record<string, string> | undefined
  errors?: Record<string, string> | undefined
  /** The signed invitation someone came by, and what it is still good for. */
  invitation?: { token: string; state: keyof Words['testimonials']['form']['invited'] } | undefined
}

export function TestimonialForm({
  words,
  common,
  choices,
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
      fields={testimonialFields}
      extras={{
        rating: { options: words.stars },
        service_type: { options: choices, choose: words.chooseService },
      }}
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
