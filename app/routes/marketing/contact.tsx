import { useLocation } from 'react-router'
import { BrochureSection } from '#app/features/brochure/brochure-section.tsx'
import { ContactPage } from '#app/features/contact/contact-page.tsx'
import { BookingForm } from '#app/features/forms/booking-form.tsx'
import { MessageForm } from '#app/features/forms/message-form.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import { company } from '#content/company.ts'
import { bookingTopicOf } from '#domain/booking-topic.ts'
import { mineWords, triedMessage } from '#domain/mine/converse.ts'
import { asksForMine, trialIn } from '#domain/mine/mine.ts'
import type { PreparedMessage } from '#domain/pasted-bot/prepared-message.ts'
import type { Route } from './+types/contact'

export function loader({ request, context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  const search = new URL(request.url).searchParams
  const mine = mineWords(words)
  return {
    head: words.heads.contact,
    words: words.contact,
    booking: words.booking,
    brochure: words.brochure,
    forms: words.forms,
    /** Which plan or service the button was about that led here. */
    about: bookingTopicOf(search, words),
    /** What was tried on the home page, by whoever has no script. */
    tried: asksForMine(search) ? triedMessage(mine, trialIn(search, mine)) : undefined,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('contact', loaderData.head, matches[0].loaderData)

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { words, booking, brochure, forms, about } = loaderData
  // With script it has not left the browser.
  const { state } = useLocation()
  const tried: PreparedMessage | undefined = loaderData.tried ?? state?.tried
  return (
    <ContactPage
      words={words}
      hours={words.hours.opening}
      timeZone={company.timeZone}
      messageForm={<MessageForm words={words.form} common={forms} values={tried && { ...tried }} />}
      demo={{
        ...booking.form,
        form: <BookingForm words={booking} common={forms} about={about} />,
        find: booking.find,
      }}
      brochure={<BrochureSection words={brochure} />}
    />
  )
}
