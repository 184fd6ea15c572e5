import { DashboardPage } from '#app/features/try/dashboard/dashboard-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import { fill } from '#content/fill.ts'
import { holdSheet } from '#domain/sheet/dashboard.ts'
import { type SampleId, sampleRows } from '#domain/sheet/samples.ts'
import type { Route } from './+types/try-dashboard'

const shownFirst: SampleId = 'sales'

export function loader({ context }: Route.LoaderArgs) {
  const { heads, tryDashboard: words } = context.get(requestScope).words
  const rows = sampleRows(shownFirst, words.samples[shownFirst])
  const nameOf = (place: number) => fill(words.view.columnName, { place: String(place) })
  const { dashboard } = holdSheet({ rows, isCut: false, hasSemicolons: false }, nameOf)
  return { head: heads.tryDashboard, words, first: { id: shownFirst, dashboard } }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('tryDashboard', loaderData.head, matches[0].loaderData)

export default function TryDashboard({ loaderData: { words, first } }: Route.ComponentProps) {
  return <DashboardPage words={words} first={first} />
}
