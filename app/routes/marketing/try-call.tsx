import { CallPage } from '#app/features/try/call/call-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import type { Route } from './+types/try-call'

export function loader({ context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  return { head: words.heads.tryCall, words: words.tryCall }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('tryCall', loaderData.head, matches[0].loaderData)

export default function TryCall({ loaderData: { words } }: Route.ComponentProps) {
  return <CallPage words={words} />
}
