import { QuickStart } from '#app/features/checkout/quick-start.tsx'
import { QuoteForm } from '#app/features/forms/quote-form.tsx'
import { PricingPage } from '#app/features/pricing/pricing-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { namedPlans } from '#domain/price-answer.ts'
import { choiceIn, finderPrices, queryOf, usualChoice } from '#domain/price-finder.ts'
import type { Route } from './+types/pricing'

export function loader({ request, context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  const { searchParams } = new URL(request.url)
  const answered = choiceIn(searchParams)
  return {
    head: words.heads.pricing,
    words: words.pricing,
    finderWords: words.priceFinder,
    finder: {
      prices: finderPrices(catalogue),
      plans: namedPlans(words),
      percentOff: catalogue.offers.launch.percentOff,
      freeMonths: catalogue.terms.annual.freeMonths,
    },
    first: {
      choice: answered ?? usualChoice,
      isAnswered: answered !== undefined,
      chosenPackage: searchParams.get('package') ?? undefined,
    },
    quote: words.quote,
    checkout: words.checkout,
    forms: words.forms,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('pricing', loaderData.head, matches[0].loaderData)

export default function Pricing({ loaderData, matches }: Route.ComponentProps) {
  const { words, finderWords, finder, first, quote, checkout, forms } = loaderData
  return (
    <PricingPage
      // Another address is another answer.
      key={queryOf(first.choice)}
      words={words}
      finderWords={finderWords}
      finder={finder}
      first={first}
      sheets={null}
      quickStart={(chosen) => (
        <QuickStart
          key={chosen}
          words={words.quickStart}
          planWords={words.words}
          checkout={checkout}
          forms={forms}
          payments={matches[0].loaderData.site.payments}
          chosen={chosen}
        />
      )}
      quoteForm={(values) => <QuoteForm words={quote} common={forms} {...(values && { values })} />}
    />
  )
}
