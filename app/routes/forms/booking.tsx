import { data } from 'react-router'
import { BookingForm } from '#app/features/forms/booking-form.tsx'
import { FormPage } from '#app/features/forms/form-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { booking } from '#content/en/booking.ts'
import { forms } from '#content/en/forms.ts'
import { bookingTopic } from '#domain/booking-topic.ts'
import { withOfferedTime } from '#domain/free-times.ts'
import { bookingPage } from '#server/leads/booking-link.ts'
import type { Route } from './+types/booking'
import { answerPlainForm, plainFormHeaders } from './plain-form.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const scope = context.get(requestScope)
  const answer = await answerPlainForm(
    request,
    scope,
    scope.services.leads.receiveBooking,
    // A confirmation that has not left yet is not spoken of as on its way.
    (kept) => `${bookingPage(kept)}${kept.autoReply === 'sent' ? '' : '?later'}`,
  )
  if (answer instanceof Response) return answer
  return data({ ...answer.data, about: bookingTopic(answer.data.values.about) }, answer.init ?? undefined)
}

export const meta: Route.MetaFunction = () =>
  unlistedHead({ title: booking.form.heading, description: booking.form.lead })

export const headers = plainFormHeaders

export default function Form({ actionData }: Route.ComponentProps) {
  const { values = {}, errors, problem, alternatives, about } = actionData ?? {}
  return (
    <FormPage words={booking.form} common={forms} problem={problem}>
      <BookingForm
        words={booking}
        common={forms}
        values={withOfferedTime(values)}
        errors={errors}
        alternatives={alternatives}
        about={about}
      />
    </FormPage>
  )
}
