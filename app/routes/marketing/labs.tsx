import { LabsPage } from '#app/features/labs/labs-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import type { Route } from './+types/labs'

export function loader({ context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  return { head: words.heads.labs, words: words.labs }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('labs', loaderData.head, matches[0].loaderData)

export default function Labs({ loaderData: { words } }: Route.ComponentProps) {
  return <LabsPage words={words} />
}
