import { CallBand } from '#app/ui/call-band.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { type Proof, ProofLine } from '#app/ui/proof-line.tsx'
import { SheetTool } from './sheet-tool.tsx'

export function DashboardPage({ words, first, proof }: Parameters<typeof SheetTool>[0] & { proof: Proof }) {
  return (
    <>
      <div className="screen-only">
        <PageHero title={words.title} lead={words.lead} />
      </div>
      <SheetTool words={words} first={first} />
      <div className="screen-only">
        <ProofLine proof={proof} />
        <CallBand {...words.closing} />
      </div>
    </>
  )
}
