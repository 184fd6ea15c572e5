import { FaqPage } from '#app/features/faq/faq-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import type { Route } from './+types/faq'

export function loader({ context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  return { head: words.heads.faq, words: words.faq }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('faq', loaderData.head, matches[0].loaderData)

export default function Faq({ loaderData: { words } }: Route.ComponentProps) {
  return <FaqPage words={words} />
}
