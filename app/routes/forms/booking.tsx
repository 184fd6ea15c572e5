import { data } from 'react-router'
import { BookingForm } from '#app/features/forms/booking-form.tsx'
import { FormPage } from '#app/features/forms/form-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { bookingTopic } from '#domain/booking-topic.ts'
import { withChosenStart } from '#domain/chosen-start.ts'
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
  return data(
    { ...answer.data, about: bookingTopic(answer.data.values.about, scope.words) },
    answer.init ?? undefined,
  )
}

export function loader({ context }: Route.LoaderArgs) {
  const { booking, forms } = context.get(requestScope).words
  return { booking, forms }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedHead({ title: loaderData.booking.form.heading, description: loaderData.booking.form.lead })

export const headers = plainFormHeaders

export default function Form({ loaderData: { booking, forms }, actionData }: Route.ComponentProps) {
  const { values = {}, errors, notice, alternatives, about } = actionData ?? {}
  return (
    <FormPage words={booking.form} notice={notice}>
      <BookingForm
        words={booking}
        common={forms}
        values={withChosenStart(values)}
        errors={errors}
        alternatives={alternatives}
        about={about}
      />
    </FormPage>
  )
}
