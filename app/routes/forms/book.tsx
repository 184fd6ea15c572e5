import { BookingForm } from '#app/features/forms/booking-form.tsx'
import { FormPage } from '#app/features/forms/form-page.tsx'
import { daysAtOnce } from '#app/features/forms/use-slots.ts'
import { ZoneChoice } from '#app/features/forms/zone-choice.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { company } from '#content/company.ts'
import { bookingTopicOf } from '#domain/booking-topic.ts'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { withChosenStart } from '#domain/chosen-start.ts'
import { clockIn, isTimeZone } from '#domain/meeting-time.ts'
import { slotsFor } from '#server/diary/slots.ts'
import type { Route } from './+types/book'

/** Free times with the form, complete without script: days and times are links back to this page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, words, now } = context.get(requestScope)
  const { searchParams: query } = new URL(request.url)
  const asked = (name: string) => query.get(name) ?? ''
  const zone = isTimeZone(asked('zone')) ? asked('zone') : company.timeZone
  const today = clockIn(zone)(now).date
  const from = isCalendarDay(asked('from')) && asked('from') > today ? asked('from') : today
  const slots = await slotsFor(services.database, { from, days: daysAtOnce, zone }, now)
  const start = slots.find((slot) => slot.start.toISOString() === asked('start'))?.start
  return {
    booking: words.booking,
    forms: words.forms,
    about: bookingTopicOf(query, words),
    firstSlots: {
      zone,
      today,
      from,
      slots: slots.map((slot) => ({ ...slot, start: slot.start.toISOString() })),
    },
    day: asked('day'),
    values: start ? withChosenStart({ start: start.toISOString(), date: '', time: '' }) : undefined,
  }
}

/** All controls; and whose clock it is only the browser can say. */
export const handle = { isEager: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedHead({ title: loaderData.booking.form.heading, description: loaderData.booking.form.lead })

export default function Book({ loaderData }: Route.ComponentProps) {
  const { booking, forms, about, firstSlots, day, values } = loaderData
  return (
    <FormPage words={booking.form}>
      <ZoneChoice words={booking.picker.zones} zone={firstSlots.zone} about={about?.id} />
      <BookingForm
        // Another time is another form, when it is chosen by a link.
        key={values?.start}
        words={booking}
        common={forms}
        about={about}
        firstSlots={firstSlots}
        day={day}
        values={values}
      />
    </FormPage>
  )
}
