import { WhatsappPage } from '#app/features/try/whatsapp/whatsapp-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { isTrade } from '#content/whatsapp-flows.ts'
import type { Route } from './+types/try-whatsapp'

export function loader({ request, context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  const asked = new URL(request.url).searchParams.get('trade')
  return {
    head: words.heads.tryWhatsapp,
    words: words.tryWhatsapp,
    rates: catalogue.metaRates.india,
    trade: isTrade(asked) ? asked : ('clinic' as const),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('tryWhatsapp', loaderData.head, matches[0].loaderData)

export default function TryWhatsapp({ loaderData: { words, rates, trade } }: Route.ComponentProps) {
  return <WhatsappPage words={words} rates={rates} trade={trade} />
}
