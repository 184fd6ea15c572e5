import { QuickStart } from '#app/features/checkout/quick-start.tsx'
import { QuoteForm } from '#app/features/forms/quote-form.tsx'
import { PricingPage } from '#app/features/pricing/pricing-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { checkout } from '#content/en/checkout.ts'
import { forms } from '#content/en/forms.ts'
import { pricing, pricingHead } from '#content/en/pricing.ts'
import { quote } from '#content/en/quote.ts'
import type { Route } from './+types/pricing'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('pricing', pricingHead, matches[0].loaderData.publicUrl)

export default function Pricing({ matches }: Route.ComponentProps) {
  return (
    <PricingPage
      words={pricing}
      quickStart={
        <QuickStart
          words={pricing.quickStart}
          planWords={pricing.words}
          checkout={checkout}
          forms={forms}
          payments={matches[0].loaderData.payments}
        />
      }
      quoteForm={<QuoteForm words={quote} common={forms} />}
    />
  )
}
