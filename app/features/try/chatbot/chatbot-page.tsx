import { PageHero } from '#app/ui/page-hero.tsx'
import type { Words } from '#content/words.ts'

export function ChatbotPage({ words }: { words: Words['tryChatbot'] }) {
  return <PageHero title={words.title} lead={words.lead} />
}
