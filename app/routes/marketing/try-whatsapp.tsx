import { WhatsappPage } from '#app/features/try/whatsapp/whatsapp-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { chatsOf, isTrade } from '#content/whatsapp-flows.ts'
import type { Route } from './+types/try-whatsapp'

export function loader({ request, context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  const asked = new URL(request.url).searchParams.get('trade')
  const trade = isTrade(asked) ? asked : 'clinic'
  const { chats, ...others } = words.tryWhatsapp
  return {
    head: words.heads.tryWhatsapp,
    words: { ...others, chats: chatsOf(trade, chats), reader: words.language },
    rates: catalogue.metaRates.india,
    trade,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('tryWhatsapp', loaderData.head, matches[0].loaderData)

export default function TryWhatsapp({ loaderData: { words, rates, trade } }: Route.ComponentProps) {
  return <WhatsappPage words={words} rates={rates} trade={trade} />
}
