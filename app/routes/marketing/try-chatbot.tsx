import { MessageForm } from '#app/features/forms/message-form.tsx'
import { ChatbotPage } from '#app/features/try/chatbot/chatbot-page.tsx'
import { SendToTeam } from '#app/features/try/send-to-team.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import type { Route } from './+types/try-chatbot'

export function loader({ context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  return {
    head: words.heads.tryChatbot,
    words: words.tryChatbot,
    form: words.contact.form,
    forms: words.forms,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('tryChatbot', loaderData.head, matches[0].loaderData)

export default function TryChatbot({ loaderData: { words, form, forms } }: Route.ComponentProps) {
  return (
    <ChatbotPage
      words={words}
      sendToTeam={(prepared) => (
        <SendToTeam id="send" words={words.send} prepared={prepared}>
          <MessageForm words={form} common={forms} values={words.send.plain} />
        </SendToTeam>
      )}
    />
  )
}
