import { orderWords } from '#app/features/checkout/order-words.ts'
import { QuickStart } from '#app/features/checkout/quick-start.tsx'
import { QuoteForm } from '#app/features/forms/quote-form.tsx'
import { PricingPage } from '#app/features/pricing/pricing-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import { PrintedLinks } from '#app/ui/printed-links.tsx'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { finderPrices } from '#domain/finder-prices.ts'
import { namedPlans } from '#domain/price-answer.ts'
import { choiceIn, queryOf, usualChoice } from '#domain/price-finder.ts'
import type { Route } from './+types/pricing'
import { printedLinks } from './printed-links.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { words, site } = context.get(requestScope)
  const { searchParams } = new URL(request.url)
  const answered = choiceIn(searchParams)
  // One value, so that plans and tables share their lists in what is sent.
  const pricing = withoutKeys(words.pricing)
  return {
    head: words.heads.pricing,
    words: pricing,
    finderWords: words.priceFinder,
    finder: {
      prices: finderPrices(catalogue),
      plans: namedPlans({ ...words, pricing }),
      percentOff: catalogue.offers.launch.percentOff,
      freeMonths: catalogue.terms.annual.freeMonths,
    },
    first: {
      choice: answered ?? usualChoice,
      isAnswered: answered !== undefined,
      chosenPackage: searchParams.get('package') ?? undefined,
    },
    sheets: await printedLinks(['india', 'tanzania'], words, site.publicUrl),
    quote: words.quote,
    checkout: orderWords(words.checkout),
    forms: words.forms,
  }
}

/** Sixty prices each name their place in the catalogue, which no browser asks for: a kilobyte of the first view. */
function withoutKeys<Part>(part: Part): Part {
  const bare = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(bare)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).filter(([name]) => !(name === 'key' && 'text' in value))
    return Object.fromEntries(entries.map(([name, each]) => [name, bare(each)]))
  }
  return bare(part) as Part
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('pricing', loaderData.head, matches[0].loaderData)

export default function Pricing({ loaderData, matches }: Route.ComponentProps) {
  const { words, finderWords, finder, first, sheets, quote, checkout, forms } = loaderData
  return (
    <PricingPage
      // Another address is another answer.
      key={queryOf(first.choice)}
      words={words}
      finderWords={finderWords}
      finder={finder}
      first={first}
      sheets={{
        india: <PrintedLinks links={sheets.slice(0, 1)} />,
        tanzania: <PrintedLinks links={sheets.slice(1)} />,
      }}
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
