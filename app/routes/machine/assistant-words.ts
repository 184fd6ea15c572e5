import type { AssistantWords } from '#app/assistant.tsx'
import { requestScope } from '#app/request-scope.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { assistantWords } from '#server/assistant/words.ts'
import type { Route } from './+types/assistant-words'

/** Fetched when the chat is first opened: few do, so no page carries them. */
export function loader({ context }: Route.LoaderArgs) {
  const { language, chatWidget, chatAnalytics, conversation, booking, forms } =
    context.get(requestScope).words
  const { en, hi, 'hi-latn': typedHindi, sw } = assistantWords()
  const demo = { en: en.demo, hi: hi.demo, 'hi-latn': typedHindi.demo, sw: sw.demo }
  const { contact, links } = catalogue
  const words: AssistantWords = {
    language,
    chatWidget,
    chatAnalytics,
    conversation,
    booking,
    forms,
    demo,
    addresses: { contact, links },
  }
  return Response.json(words)
}
