import { CallPage } from '#app/features/try/call/call-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import { callChoiceIn, usualChoice } from '#content/call-scene.ts'
import type { Route } from './+types/try-call'

export function loader({ request, context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  const asked = callChoiceIn(new URL(request.url).searchParams, words.language) ?? usualChoice(words.language)
  return { head: words.heads.tryCall, words: words.tryCall, asked }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('tryCall', loaderData.head, matches[0].loaderData)

export default function TryCall({ loaderData: { words, asked } }: Route.ComponentProps) {
  return <CallPage words={words} asked={asked} />
}
