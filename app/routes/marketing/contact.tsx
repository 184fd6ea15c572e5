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
import type { Route } from './+types/contact'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('contact', contactHead, matches[0].loaderData.publicUrl)

export default function Contact() {
  return (
    <ContactPage
      words={contact}
      hours={company.hours}
      timeZone={company.timeZone}
      messageForm={<MessageForm words={contact.form} common={forms} />}
      demo={{ ...booking.form, form: <BookingForm words={booking} common={forms} /> }}
      brochure={<BrochureSection words={brochure} />}
    />
  )
}
