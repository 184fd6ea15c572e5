import { PageHero } from '#app/ui/page-hero.tsx'
import type { Words } from '#content/words.ts'

export function CallPage({ words }: { words: Words['tryCall'] }) {
  return <PageHero title={words.title} lead={words.lead} />
}
