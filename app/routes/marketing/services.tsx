import { ServicesOverview } from '#app/features/services-overview/services-overview.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import type { Route } from './+types/services'

export function loader({ context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  return { head: words.heads.services, words: words.servicesOverview }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('services', loaderData.head, matches[0].loaderData)

export default function Services({ loaderData: { words } }: Route.ComponentProps) {
  return <ServicesOverview words={words} />
}
