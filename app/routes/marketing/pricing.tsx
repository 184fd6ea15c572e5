import { PricingPage } from '#app/features/pricing/pricing-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { pricing, pricingHead } from '#content/en/pricing.ts'
import type { Route } from './+types/pricing'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('pricing', pricingHead, matches[0].loaderData.publicUrl)

export default function Pricing() {
  return <PricingPage words={pricing} />
}
