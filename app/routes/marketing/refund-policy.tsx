import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { refundPolicy, refundPolicyHead } from '#content/en/refund-policy.ts'
import type { Route } from './+types/refund-policy'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('refundPolicy', refundPolicyHead, matches[0].loaderData.publicUrl)

export default function RefundPolicy() {
  return <LegalPage words={refundPolicy} />
}
