import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import { legalPaths, pageAt } from '#content/paths.ts'
import type { Route } from './+types/legal'

export function loader({ pattern, context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  const page = pageAt(legalPaths, pattern)
  return { page, head: words.heads[page], words: words.legalPages[page] }
}

export const meta: Route.MetaFunction = ({ loaderData: { page, head }, matches }) =>
  pageHead(page, head, matches[0].loaderData)

export default function Legal({ loaderData: { words } }: Route.ComponentProps) {
  return <LegalPage words={words} />
}
