import { CallBand } from '#app/ui/call-band.tsx'
import { Quote } from '#app/ui/quote.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import { Section } from '#app/ui/section.tsx'
import { SplitSection } from '#app/ui/split-section.tsx'
import { TileGrid } from '#app/ui/tile-grid.tsx'
import type { CaseStudy } from '#content/case-study.ts'
import type { Words } from '#content/words.ts'
import { CaseHero } from './case-hero.tsx'
import { CaseMetrics } from './case-metrics.tsx'
import { CaseStory } from './case-story.tsx'

interface CaseStudyPageProps {
  words: CaseStudy
  sample: Words['sample']
}

export function CaseStudyPage({ words, sample }: CaseStudyPageProps) {
  const { features, testimonial, closing } = words
  const page = (
    <>
      <CaseHero words={words.hero} all={words.all} />
      <CaseMetrics words={words.metrics} />
      <CaseStory words={words.story} />
      <Section id="features" title={features.heading}>
        <TileGrid items={features.items} />
      </Section>
      {testimonial && (
        <SplitSection id="testimonial" title={testimonial.heading}>
          <Quote {...testimonial.item} sampleTag={testimonial.item.sample && sample.tag} />
        </SplitSection>
      )}
      <Reveal>
        <CallBand title={closing.title} text={closing.text} actions={[closing.primary, closing.service]} />
      </Reveal>
    </>
  )
  return words.byOwner ? <div className="typed">{page}</div> : page
}
