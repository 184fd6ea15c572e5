import type { ReactNode } from 'react'
import { CallBand } from '#app/ui/call-band.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import type { ServicePage as ServicePageWords } from '#content/service-page.ts'
import type { Words } from '#content/words.ts'
import { PageSection } from './page-section.tsx'
import { Picture } from './picture.tsx'

interface ServicePageProps {
  words: ServicePageWords
  labels: Words['serviceLabels']
  /** A call to play, where the page has a place for one. */
  call?: ReactNode
}

/** Every page under /services: its own picture, its sections in order, a closing call. */
export function ServicePage({ words, labels, call }: ServicePageProps) {
  const picture = words.picture && <Picture words={words.picture} />
  const isFrieze = words.picture && friezes.has(words.picture.kind)
  return (
    <>
      <PageHero {...words.hero}>{!isFrieze && picture}</PageHero>
      {isFrieze && picture}
      {words.sections.map((section, index) => (
        <PageSection
          key={section.id}
          section={section}
          isRepeated={words.sections.slice(0, index).some(({ kind }) => kind === section.kind)}
          offer={words.offer}
          labels={labels}
          call={call}
        />
      ))}
      <Reveal>
        <CallBand {...words.closing} />
      </Reveal>
    </>
  )
}

/** Pictures that go from edge to edge below the first words; the others stand beside them. */
const friezes: ReadonlySet<string> = new Set(['call-strip', 'braid'])
