import { ChatbotPage } from '#app/features/try/chatbot/chatbot-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import type { Route } from './+types/try-chatbot'

export function loader({ context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  return { head: words.heads.tryChatbot, words: words.tryChatbot }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('tryChatbot', loaderData.head, matches[0].loaderData)

export default function TryChatbot({ loaderData: { words } }: Route.ComponentProps) {
  return <ChatbotPage words={words} />
}
