import { CaseStudiesPage } from '#app/features/case-studies/case-studies-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { caseStudies, caseStudiesHead } from '#content/en/case-studies.ts'
import type { Route } from './+types/case-studies'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('caseStudies', caseStudiesHead, matches[0].loaderData.publicUrl)

export default function CaseStudies() {
  return <CaseStudiesPage words={caseStudies} />
}
