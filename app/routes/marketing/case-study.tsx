import { CaseStudyPage } from '#app/features/case-studies/case-study-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import { caseStudyPaths, pageAt } from '#content/paths.ts'
import type { Route } from './+types/case-study'

export function loader({ pattern, context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  const page = pageAt(caseStudyPaths, pattern)
  return { page, head: words.heads[page], words: words.caseStudyPages[page], sample: words.sample }
}

export const meta: Route.MetaFunction = ({ loaderData: { page, head }, matches }) =>
  pageHead(page, head, matches[0].loaderData)

export default function CaseStudy({ loaderData: { words, sample } }: Route.ComponentProps) {
  return <CaseStudyPage words={words} sample={sample} />
}
