import { Accordion } from '#app/ui/accordion.tsx'
import { CallBand } from '#app/ui/call-band.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { SplitSection } from '#app/ui/split-section.tsx'
import { Steps } from '#app/ui/steps.tsx'
import { TileGrid } from '#app/ui/tile-grid.tsx'
import type { Words } from '#content/words.ts'
import { MatchingThreads } from './matching-threads.tsx'
import { OnePrice } from './one-price.tsx'

export function TutorConnectPage({ words }: { words: Words['tutorConnect'] }) {
  const { hero, audience, steps, features, questions, closing } = words
  return (
    <>
      <PageHero
        badge={hero.status}
        title={hero.title}
        lead={hero.lead}
        actions={[hero.actions.primary, hero.actions.second]}
      >
        <MatchingThreads title={hero.title} />
      </PageHero>
      <OnePrice words={words.price} />
      <Section id="audience" title={audience.heading}>
        <RuledList large items={audience.cards} />
      </Section>
      <SplitSection id="steps" title={steps.heading} lead={steps.lead}>
        <Steps items={steps.items} />
      </SplitSection>
      <Section id="features" title={features.heading}>
        <TileGrid items={features.items} />
      </Section>
      <SplitSection
        id="questions"
        title={questions.heading}
        aside={
          <SmartLink
            href={questions.all.href}
            className="thread-link mt-3 inline-flex min-h-11 items-center font-[600]"
          >
            {questions.all.label}
          </SmartLink>
        }
      >
        <Accordion
          name="tutorconnect"
          items={questions.items.map((item) => ({ id: item.id, title: item.question, content: item.answer }))}
        />
      </SplitSection>
      <Reveal>
        <CallBand title={closing.title} text={closing.text} actions={[closing.primary, closing.second]} />
      </Reveal>
    </>
  )
}
