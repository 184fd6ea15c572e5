import { BrochureSection } from '#app/features/brochure/brochure-section.tsx'
import { ContactPage } from '#app/features/contact/contact-page.tsx'
import { BookingForm } from '#app/features/forms/booking-form.tsx'
import { MessageForm } from '#app/features/forms/message-form.tsx'
import { pageHead } from '#app/seo/head.ts'
import { company } from '#content/company.ts'
import { booking } from '#content/en/booking.ts'
import { brochure } from '#content/en/brochure.ts'
import { contact, contactHead } from '#content/en/contact.ts'
import { forms } from '#content/en/forms.ts'
import { bookingTopicOf } from '#domain/booking-topic.ts'
import type { Route } from './+types/contact'

/** Which plan or service the button was about that led here. */
export function loader({ request }: Route.LoaderArgs) {
  return { about: bookingTopicOf(new URL(request.url).searchParams) }
}

/** Most come without a topic, and need not wait for the server to say so. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return new URL(request.url).search ? serverLoader() : { about: undefined }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('contact', contactHead, matches[0].loaderData.publicUrl)

export default function Contact({ loaderData: { about } }: Route.ComponentProps) {
  return (
    <ContactPage
      words={contact}
      hours={company.hours}
      timeZone={company.timeZone}
      messageForm={<MessageForm words={contact.form} common={forms} />}
      demo={{ ...booking.form, form: <BookingForm words={booking} common={forms} about={about} /> }}
      brochure={<BrochureSection words={brochure} />}
    />
  )
}
