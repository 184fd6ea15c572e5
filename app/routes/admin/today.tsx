import { redirect } from 'react-router'
import { fieldOf, ownerOf } from '#app/desk-request.ts'
import { TodayPage } from '#app/features/desk/today-page.tsx'
import { formOf } from '#app/posted-form.ts'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { todayWords as words } from '#content/en/desk/today.ts'
import { todayInIndia } from '#domain/booking-times.ts'
import { lookAtToday } from '#server/desk/today.ts'
import type { Route } from './+types/today'

const lateAfterMilliseconds = 24 * 3_600_000

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ context }: Route.LoaderArgs) {
  const { services, now } = context.get(requestScope)
  const today = await lookAtToday(services.database, todayInIndia(now))
  return {
    ...today,
    waiting: today.waiting.map((person) => ({
      ...person,
      isLate: now.getTime() - person.waitingSince.getTime() > lateAfterMilliseconds,
    })),
    suspects: await services.desk.quarantine.count(),
    payments: (await services.payments.differences()).length,
    isDigestOn: await services.desk.digest.isOn(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services } = context.get(requestScope)
  const turn = fieldOf(await formOf(request), 'digest')
  if (turn === 'on' || turn === 'off') await services.desk.digest.turn(ownerOf(context).email, turn === 'on')
  return redirect('/admin')
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const { failedMails, pendingTestimonials, suspects, payments, unsettledPayments, ...today } = loaderData
  return (
    <TodayPage
      words={words}
      common={deskWords}
      {...today}
      toLookAt={[
        { key: 'payments', count: payments, to: '/admin/payments' },
        { key: 'unsettled', count: unsettledPayments, to: '/admin/payments' },
        { key: 'failedMails', count: failedMails, to: '/admin/mail?state=troubled' },
        { key: 'testimonials', count: pendingTestimonials, to: '/admin/testimonials?status=pending' },
        { key: 'suspects', count: suspects, to: '/admin/leads/suspicious' },
      ]}
    />
  )
}
