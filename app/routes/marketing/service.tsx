import { ServicePage } from '#app/features/service-page/service-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import { canonicalOf, pageAt, servicePaths } from '#content/paths.ts'
import type { Route } from './+types/service'

export function loader({ pattern, context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  const page = pageAt(servicePaths, pattern)
  return {
    page,
    head: words.heads[page],
    words: words.servicePages[page],
    labels: words.serviceLabels,
    prices: { bridge: words.priceBridges[canonicalOf[page] ?? page], offers: words.pricing.offers.seeAll },
  }
}

export const meta: Route.MetaFunction = ({ loaderData: { page, head }, matches }) =>
  pageHead(page, head, matches[0].loaderData)

export default function Service({ loaderData: { words, labels, prices } }: Route.ComponentProps) {
  return <ServicePage words={words} labels={labels} prices={prices} />
}
