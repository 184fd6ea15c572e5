import type { ReactNode } from 'react'
import { CallBand } from '#app/ui/call-band.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import type { ServiceLabels } from '#content/types/service-labels.ts'
import type { ServicePage as ServicePageWords } from '#content/types/service-page.ts'
import { PageSection } from './page-section.tsx'
import type { TilesLook } from './tiles.tsx'

interface ServicePageProps {
  words: ServicePageWords
  labels: ServiceLabels
  /** Beside the first words. */
  picture?: ReactNode
  /** Below the first words, from edge to edge. */
  frieze?: ReactNode
  /** How the sections of short points stand, by anchor; a grid unless said. */
  looks?: Record<string, TilesLook>
}

/** Every page under /services: its own picture, its sections in order, a closing call. */
export function ServicePage({ words, labels, picture, frieze, looks = {} }: ServicePageProps) {
  return (
    <>
      <PageHero {...words.hero}>{picture}</PageHero>
      {frieze}
      {words.sections.map((section, index) => (
        <PageSection
          key={section.id}
          section={section}
          isRepeated={words.sections.slice(0, index).some(({ kind }) => kind === section.kind)}
          tilesLook={looks[section.id] ?? 'grid'}
          offer={words.offer}
          labels={labels}
        />
      ))}
      <Reveal>
        <CallBand {...words.closing} />
      </Reveal>
    </>
  )
}
