import { WhatsappPage } from '#app/features/try/whatsapp/whatsapp-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import type { MetaRates } from '#content/catalogue/meta-rates.ts'
import type { RegionId } from '#content/catalogue/services.ts'
import { chatsOf, isTrade } from '#content/whatsapp-flows.ts'
import type { Route } from './+types/try-whatsapp'
import { proofOf } from './proof-of.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  const asked = new URL(request.url).searchParams.get('trade')
  const trade = isTrade(asked) ? asked : 'clinic'
  const { chats, ...others } = words.tryWhatsapp
  // Who reads Swahili keeps shop in Tanzania.
  const region: RegionId = words.language === 'sw' ? 'tanzania' : 'india'
  const rates: Partial<Record<RegionId, MetaRates>> = catalogue.metaRates
  return {
    head: words.heads.tryWhatsapp,
    words: { ...others, chats: chatsOf(trade, chats[region]), reader: words.language, region },
    rates: rates[region],
    trade,
    proof: proofOf(words.home.demos, 'chat'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('tryWhatsapp', loaderData.head, matches[0].loaderData)

export default function TryWhatsapp({ loaderData: { words, rates, trade, proof } }: Route.ComponentProps) {
  return <WhatsappPage words={words} rates={rates} trade={trade} proof={proof} />
}
