import { data } from 'react-router'
import { CaseStudyPage } from '#app/features/case-studies/case-study-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { caseStudyHead } from '#app/seo/head.ts'
import type { Route } from './+types/own-case-study'

export function loader({ params, context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  const study = words.ownCaseStudies.find(({ id }) => id === params.caseStudy)
  if (!study) throw data(null, { status: 404 })
  return { study, sample: words.sample }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? caseStudyHead(loaderData.study, matches[0].loaderData) : []

export default function OwnCaseStudy({ loaderData: { study, sample } }: Route.ComponentProps) {
  return <CaseStudyPage words={study} sample={sample} />
}
