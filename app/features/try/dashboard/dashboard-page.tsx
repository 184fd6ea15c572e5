import { CallBand } from '#app/ui/call-band.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { SheetTool } from './sheet-tool.tsx'

export function DashboardPage({ words, first }: Parameters<typeof SheetTool>[0]) {
  return (
    <>
      <div className="screen-only">
        <PageHero title={words.title} lead={words.lead} />
      </div>
      <SheetTool words={words} first={first} />
      <div className="screen-only">
        <CallBand {...words.closing} />
      </div>
    </>
  )
}
