import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { termsConditions, termsConditionsHead } from '#content/en/terms-conditions.ts'
import type { Route } from './+types/terms-conditions'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('termsConditions', termsConditionsHead, matches[0].loaderData.publicUrl)

export default function TermsConditions() {
  return <LegalPage words={termsConditions} />
}
