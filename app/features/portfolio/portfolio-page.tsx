import { CallBand } from '#app/ui/call-band.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { Quote } from '#app/ui/quote.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import { SplitSection } from '#app/ui/split-section.tsx'
import type { Words } from '#content/words.ts'
import { HangingProjects } from './hanging-projects.tsx'

interface PortfolioPageProps {
  words: Words['portfolio']
  sample: Words['sample']
}

export function PortfolioPage({ words, sample }: PortfolioPageProps) {
  const { hero, projects, testimonial, closing } = words
  const { sample: isSample, ...quote } = testimonial.item
  return (
    <>
      <PageHero title={hero.title} lead={hero.lead} actions={[hero.actions.primary, hero.actions.second]} />
      <HangingProjects words={projects} />
      <SplitSection id="testimonial" title={testimonial.heading}>
        <Quote {...quote} sampleTag={isSample && sample.tag} />
      </SplitSection>
      <Reveal>
        <CallBand title={closing.title} text={closing.text} actions={[closing.primary, closing.second]} />
      </Reveal>
    </>
  )
}
