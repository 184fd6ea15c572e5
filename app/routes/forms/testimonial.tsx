import { FormPage } from '#app/features/forms/form-page.tsx'
import { TestimonialForm } from '#app/features/forms/testimonial-form.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { forms } from '#content/en/forms.ts'
import { testimonials } from '#content/en/testimonials.ts'
import type { Route } from './+types/testimonial'
import { answerPlainForm, plainFormHeaders } from './plain-form.ts'

export function action({ request, context }: Route.ActionArgs) {
  const scope = context.get(requestScope)
  return answerPlainForm(request, scope, scope.services.testimonials.receive, () => '/thanks/testimonial')
}

export const meta: Route.MetaFunction = () =>
  unlistedHead({ title: testimonials.form.heading, description: testimonials.form.lead })

export const headers = plainFormHeaders

export default function Form({ actionData }: Route.ComponentProps) {
  const { values, errors, problem } = actionData ?? {}
  return (
    <FormPage words={testimonials.form} common={forms} problem={problem}>
      <TestimonialForm
        words={testimonials.form}
        common={forms}
        services={testimonials.services}
        values={values}
        errors={errors}
      />
    </FormPage>
  )
}
