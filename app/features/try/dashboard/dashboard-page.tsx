import { PageHero } from '#app/ui/page-hero.tsx'
import type { Words } from '#content/words.ts'

export function DashboardPage({ words }: { words: Words['tryDashboard'] }) {
  return <PageHero title={words.title} lead={words.lead} />
}
