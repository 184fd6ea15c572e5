import { BookingForm } from '#app/features/forms/booking-form.tsx'
import { FormPage } from '#app/features/forms/form-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { booking } from '#content/en/booking.ts'
import { forms } from '#content/en/forms.ts'
import type { Route } from './+types/booking'
import { answerPlainForm, plainFormHeaders } from './plain-form.ts'
import { plainFormHead } from './plain-form-head.ts'

export function action({ request, context }: Route.ActionArgs) {
  const scope = context.get(requestScope)
  return answerPlainForm(
    request,
    scope,
    scope.services.leads.receiveBooking,
    ({ token }) => `/bookings/${token}`,
  )
}

export const meta: Route.MetaFunction = () => plainFormHead(booking.form)

export const headers = plainFormHeaders

export default function Form({ actionData }: Route.ComponentProps) {
  const { values, errors, problem } = actionData ?? {}
  return (
    <FormPage words={booking.form} common={forms} problem={problem}>
      <BookingForm words={booking} common={forms} values={values} errors={errors} />
    </FormPage>
  )
}
