import { DashboardPage } from '#app/features/try/dashboard/dashboard-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import type { Route } from './+types/try-dashboard'

export function loader({ context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  return { head: words.heads.tryDashboard, words: words.tryDashboard }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('tryDashboard', loaderData.head, matches[0].loaderData)

export default function TryDashboard({ loaderData: { words } }: Route.ComponentProps) {
  return <DashboardPage words={words} />
}
