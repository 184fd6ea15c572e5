import { BrochurePage } from '#app/features/brochure/brochure-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import type { Route } from './+types/brochure'

export function loader({ context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  return { head: words.heads.brochure, words: words.brochure }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('brochure', loaderData.head, matches[0].loaderData)

export default function Brochure({ loaderData: { words } }: Route.ComponentProps) {
  return <BrochurePage words={words} />
}
