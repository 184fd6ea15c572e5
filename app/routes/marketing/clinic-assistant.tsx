import { CaseStudyPage } from '#app/features/case-studies/case-study-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { caseStudyPages, clinicAssistantHead } from '#content/en/case-studies.ts'
import { sample } from '#content/en/sample.ts'
import type { Route } from './+types/clinic-assistant'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('clinicAssistant', clinicAssistantHead, matches[0].loaderData.publicUrl)

export default function ClinicAssistant() {
  return <CaseStudyPage words={caseStudyPages.clinicAssistant} sample={sample} />
}
