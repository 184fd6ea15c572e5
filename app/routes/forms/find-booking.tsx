import { FindBookingForm } from '#app/features/forms/find-booking-form.tsx'
import { FormPage } from '#app/features/forms/form-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import type { Route } from './+types/find-booking'
import { answerPlainForm, plainFormHeaders } from './plain-form.ts'

export function action({ request, context }: Route.ActionArgs) {
  const scope = context.get(requestScope)
  return answerPlainForm(request, scope, scope.services.findBookings, () => '/thanks/find-booking')
}

export function loader({ context }: Route.LoaderArgs) {
  const { findBooking, forms } = context.get(requestScope).words
  return { words: findBooking.form, forms }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedHead({ title: loaderData.words.heading, description: loaderData.words.lead })

export const headers = plainFormHeaders

export default function FindBooking({ loaderData: { words, forms }, actionData }: Route.ComponentProps) {
  const { values, errors, notice } = actionData ?? {}
  return (
    <FormPage words={words} notice={notice}>
      <FindBookingForm words={words} common={forms} values={values} errors={errors} />
    </FormPage>
  )
}
