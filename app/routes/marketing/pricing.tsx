import { QuoteForm } from '#app/features/forms/quote-form.tsx'
import { PricingPage } from '#app/features/pricing/pricing-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { forms } from '#content/en/forms.ts'
import { pricing } from '#content/en/pricing.ts'
import { quote } from '#content/en/quote.ts'
import type { Route } from './+types/pricing'

export const meta: Route.MetaFunction = ({ matches }) => pageHead('pricing', matches[0].loaderData.publicUrl)

export default function Pricing() {
  return <PricingPage words={pricing} quoteForm={<QuoteForm words={quote} common={forms} />} />
}
