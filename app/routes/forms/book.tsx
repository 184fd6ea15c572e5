import { BookingForm } from '#app/features/forms/booking-form.tsx'
import { FormPage } from '#app/features/forms/form-page.tsx'
import { ZoneChoice } from '#app/features/forms/zone-choice.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { bookingTopicOf } from '#domain/booking-topic.ts'
import type { Route } from './+types/book'
import { askedSlots } from './asked-slots.ts'

/** Free times with the form, complete without script: days and times are links back to this page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(requestScope)
  const query = new URL(request.url).searchParams
  const { booking, forms } = scope.words
  return { booking, forms, about: bookingTopicOf(query, scope.words), ...(await askedSlots(query, scope)) }
}

/** All controls; and whose clock it is only the browser can say. */
export const handle = { isEager: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedHead({ title: loaderData.booking.form.heading, description: loaderData.booking.form.lead })

export default function Book({ loaderData }: Route.ComponentProps) {
  const { booking, forms, about, firstSlots, day, chosen } = loaderData
  return (
    <FormPage words={booking.form}>
      <ZoneChoice words={booking.picker.zones} zone={firstSlots.zone} about={about?.id} />
      <BookingForm
        // Another time is another form, when it is chosen by a link.
        key={chosen?.start}
        words={booking}
        common={forms}
        about={about}
        firstSlots={firstSlots}
        day={day}
        values={chosen}
      />
    </FormPage>
  )
}
