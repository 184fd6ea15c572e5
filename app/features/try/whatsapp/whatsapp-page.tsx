import { PageHero } from '#app/ui/page-hero.tsx'
import type { Words } from '#content/words.ts'

export function WhatsappPage({ words }: { words: Words['tryWhatsapp'] }) {
  return <PageHero title={words.title} lead={words.lead} />
}
