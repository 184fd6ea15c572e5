import { CaseStudiesPage } from '#app/features/case-studies/case-studies-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import type { Route } from './+types/case-studies'

export function loader({ context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  return { head: words.heads.caseStudies, words: words.caseStudies }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('caseStudies', loaderData.head, matches[0].loaderData)

export default function CaseStudies({ loaderData: { words } }: Route.ComponentProps) {
  return <CaseStudiesPage words={words} />
}
