import { CaseStudyPage } from '#app/features/case-studies/case-study-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { caseStudyPages, ecommerceBotHead } from '#content/en/case-studies.ts'
import { sample } from '#content/en/sample.ts'
import type { Route } from './+types/ecommerce-bot'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('ecommerceBot', ecommerceBotHead, matches[0].loaderData.publicUrl)

export default function EcommerceBot() {
  return <CaseStudyPage words={caseStudyPages.ecommerceBot} sample={sample} />
}
