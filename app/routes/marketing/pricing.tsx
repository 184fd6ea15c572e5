import { QuickStart } from '#app/features/checkout/quick-start.tsx'
import { PricingPage } from '#app/features/pricing/pricing-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { checkout } from '#content/en/checkout.ts'
import { pricing } from '#content/en/pricing.ts'
import type { Route } from './+types/pricing'

export const meta: Route.MetaFunction = ({ matches }) => pageHead('pricing', matches[0].loaderData.publicUrl)

export default function Pricing({ matches }: Route.ComponentProps) {
  return (
    <PricingPage
      words={pricing}
      quickStart={
        <QuickStart
          words={pricing.quickStart}
          planWords={pricing.words}
          checkout={checkout}
          payments={matches[0].loaderData.payments}
        />
      }
    />
  )
}
