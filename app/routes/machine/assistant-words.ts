import type { AssistantWords } from '#app/assistant.tsx'
import { requestScope } from '#app/request-scope.ts'
import type { Route } from './+types/assistant-words'

/** Fetched when the chat is first opened: few do, so no page carries them. */
export function loader({ context }: Route.LoaderArgs) {
  const { chatWidget, chatAnalytics, conversation, booking, forms } = context.get(requestScope).words
  return Response.json({ chatWidget, chatAnalytics, conversation, booking, forms } satisfies AssistantWords)
}
