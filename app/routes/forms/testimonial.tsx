import { FormPage } from '#app/features/forms/form-page.tsx'
import { TestimonialForm } from '#app/features/forms/testimonial-form.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import type { Route } from './+types/testimonial'
import { answerPlainForm, plainFormHeaders } from './plain-form.ts'

export function action({ request, context }: Route.ActionArgs) {
  const scope = context.get(requestScope)
  return answerPlainForm(request, scope, scope.services.testimonials.receive, () => '/thanks/testimonial')
}

export function loader({ context }: Route.LoaderArgs) {
  const { testimonials, forms } = context.get(requestScope).words
  return { testimonials, forms }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedHead({
    title: loaderData.testimonials.form.heading,
    description: loaderData.testimonials.form.lead,
  })

export const headers = plainFormHeaders

export default function Form({ loaderData: { testimonials, forms }, actionData }: Route.ComponentProps) {
  const { values, errors, notice } = actionData ?? {}
  return (
    <FormPage words={testimonials.form} notice={notice}>
      <TestimonialForm
        words={testimonials.form}
        common={forms}
        choices={testimonials.formChoices}
        values={values}
        errors={errors}
      />
    </FormPage>
  )
}
