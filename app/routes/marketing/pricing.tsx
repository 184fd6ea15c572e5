import { QuickStart } from '#app/features/checkout/quick-start.tsx'
import { QuoteForm } from '#app/features/forms/quote-form.tsx'
import { PricingPage } from '#app/features/pricing/pricing-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import type { Route } from './+types/pricing'

export function loader({ context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  return {
    head: words.heads.pricing,
    words: words.pricing,
    quote: words.quote,
    checkout: words.checkout,
    forms: words.forms,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('pricing', loaderData.head, matches[0].loaderData)

export default function Pricing({ loaderData, matches }: Route.ComponentProps) {
  const { words, quote, checkout, forms } = loaderData
  return (
    <PricingPage
      words={words}
      quickStart={
        <QuickStart
          words={words.quickStart}
          planWords={words.words}
          checkout={checkout}
          forms={forms}
          payments={matches[0].loaderData.site.payments}
        />
      }
      quoteForm={<QuoteForm words={quote} common={forms} />}
    />
  )
}
