import { redirect } from 'react-router'
import { z } from 'zod'
import { deskAction } from '#app/desk-action.ts'
import { TodayPage } from '#app/features/desk/today-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { todayWords as words } from '#content/en/desk/today.ts'
import type { Route } from './+types/today'

const lateAfterMilliseconds = 24 * 3_600_000

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ context }: Route.LoaderArgs) {
  const { services, now } = context.get(requestScope)
  const today = await services.desk.today(now)
  return {
    ...today,
    waiting: today.waiting.map((person) => ({
      ...person,
      isLate: now.getTime() - person.waitingSince.getTime() > lateAfterMilliseconds,
    })),
  }
}

export const action = deskAction(
  z.object({ digest: z.enum(['on', 'off']) }),
  async (fields, { services: { desk }, owner }) => {
    await desk.digest.turn(owner.email, fields.digest === 'on')
    return redirect(deskPaths.today)
  },
)

export default function Today({ loaderData }: Route.ComponentProps) {
  const { failedMails, pendingTestimonials, suspects, paymentDifferences, unsettledPayments, ...today } =
    loaderData
  return (
    <TodayPage
      words={words}
      common={deskWords}
      {...today}
      toLookAt={[
        { key: 'payments', count: paymentDifferences, to: deskPaths.payments },
        { key: 'unsettled', count: unsettledPayments, to: deskPaths.payments },
        { key: 'failedMails', count: failedMails, to: `${deskPaths.mails}?state=troubled` },
        { key: 'testimonials', count: pendingTestimonials, to: `${deskPaths.testimonials}?status=pending` },
        { key: 'suspects', count: suspects, to: deskPaths.suspects },
      ]}
    />
  )
}
