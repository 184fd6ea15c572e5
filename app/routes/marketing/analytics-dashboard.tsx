import { CaseStudyPage } from '#app/features/case-studies/case-study-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { analyticsDashboardHead, caseStudyPages } from '#content/en/case-studies.ts'
import { sample } from '#content/en/sample.ts'
import type { Route } from './+types/analytics-dashboard'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('analyticsDashboard', analyticsDashboardHead, matches[0].loaderData.publicUrl)

export default function AnalyticsDashboard() {
  return <CaseStudyPage words={caseStudyPages.analyticsDashboard} sample={sample} />
}
