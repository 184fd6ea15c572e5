import { AnalyticsPage } from '#app/features/desk/analytics-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { analyticsWords as words } from '#content/en/desk/analytics.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { todayInIndia } from '#domain/booking-times.ts'
import { figuresOf } from '#server/desk/analytics.ts'
import type { Route } from './+types/analytics'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, now } = context.get(requestScope)
  const asked = new URL(request.url).searchParams.get('days') ?? ''
  const days = words.spans.includes(asked) ? Number(asked) : 30
  return { days, ...(await figuresOf(services.database, services.desk.visits, days, todayInIndia(now))) }
}

export default function Analytics({ loaderData }: Route.ComponentProps) {
  const kinds = loaderData.kinds.map(({ label, value }) => ({
    label: deskWords.kinds[label] ?? label,
    value,
  }))
  return <AnalyticsPage words={words} {...loaderData} kinds={kinds} />
}
