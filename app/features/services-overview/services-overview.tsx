import { CallBand } from '#app/ui/call-band.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import { Section } from '#app/ui/section.tsx'
import { SplitSection } from '#app/ui/split-section.tsx'
import type { Words } from '#content/words.ts'
import { ServiceCards } from './service-cards.tsx'
import { ServiceLedger } from './service-ledger.tsx'
import { TwoHalves } from './two-halves.tsx'

/** Two price lists for two kinds of reader, told apart by their shape as well as by their words. */
export function ServicesOverview({ words }: { words: Words['servicesOverview'] }) {
  const { education, sme, reasons } = words
  return (
    <>
      <PageHero {...words.hero}>
        <TwoHalves grids={[education, sme]} />
      </PageHero>
      <Section id={education.id} title={education.heading} lead={education.lead}>
        <ServiceLedger cards={education.cards} words={words} />
      </Section>
      <Section id={sme.id} title={sme.heading} lead={sme.lead}>
        <ServiceCards cards={sme.cards} words={words} />
        <p className="measure mt-5 text-16 text-ink-2">{words.priceNote}</p>
      </Section>
      <SplitSection id="reasons" title={reasons.heading}>
        <ul className="grid gap-x-10 border-t border-line md:grid-cols-2">
          {reasons.points.map((point) => (
            <li key={point.title} className="border-b border-line py-6">
              <h3 className="text-20 wide leading-tight">{point.title}</h3>
              <p className="mt-2 text-ink-2">{point.text}</p>
            </li>
          ))}
        </ul>
      </SplitSection>
      <Reveal>
        <CallBand {...words.closing} />
      </Reveal>
    </>
  )
}
