import { WhatsappPage } from '#app/features/try/whatsapp/whatsapp-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import type { Route } from './+types/try-whatsapp'

export function loader({ context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  return { head: words.heads.tryWhatsapp, words: words.tryWhatsapp }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('tryWhatsapp', loaderData.head, matches[0].loaderData)

export default function TryWhatsapp({ loaderData: { words } }: Route.ComponentProps) {
  return <WhatsappPage words={words} />
}
