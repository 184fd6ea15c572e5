import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { privacyPolicy, privacyPolicyHead } from '#content/en/privacy-policy.ts'
import type { Route } from './+types/privacy-policy'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('privacyPolicy', privacyPolicyHead, matches[0].loaderData.publicUrl)

export default function PrivacyPolicy() {
  return <LegalPage words={privacyPolicy} />
}
