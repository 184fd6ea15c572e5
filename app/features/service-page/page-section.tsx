import type { ReactNode } from 'react'
import { Section } from '#app/ui/section.tsx'
import { SplitSection } from '#app/ui/split-section.tsx'
import { Steps } from '#app/ui/steps.tsx'
import type { Offer, Section as SectionWords } from '#content/service-page.ts'
import type { Words } from '#content/words.ts'
import { Audiences } from './audiences.tsx'
import { Hosting } from './hosting.tsx'
import { Inclusions } from './inclusions.tsx'
import { Offerings } from './offerings.tsx'
import { Plans } from './plans.tsx'
import { StartingPrice } from './starting-price.tsx'
import { Testimonial } from './testimonial.tsx'
import { Tiles } from './tiles.tsx'
import { VideoDemo } from './video-demo.tsx'

interface PageSectionProps {
  section: SectionWords
  /** Another of its kind came before: the two should not look alike. */
  isRepeated: boolean
  offer: Offer | undefined
  labels: Words['serviceLabels']
  call: ReactNode
}

export function PageSection({ section, isRepeated, offer, labels, call }: PageSectionProps) {
  switch (section.kind) {
    case 'tiles':
      return <Tiles section={section} />
    case 'audiences':
      return <Audiences section={section} />
    case 'list':
      return <Inclusions section={section} />
    case 'steps':
      return (
        <SplitSection id={section.id} title={section.heading} lead={section.lead}>
          <Steps items={section.items} />
        </SplitSection>
      )
    case 'plans':
      return <Plans section={section} offer={offer} labels={labels} />
    case 'price':
      return <StartingPrice section={section} isRepeated={isRepeated} labels={labels} />
    case 'offerings':
      return <Offerings section={section} labels={labels} />
    case 'hosting':
      return <Hosting section={section} labels={labels} />
    case 'video':
      return <VideoDemo section={section} call={call} />
    case 'testimonial':
      return (
        <Section id={section.id} title={section.heading}>
          <Testimonial testimonial={section.testimonial} sampleTag={labels.sampleTag} />
        </Section>
      )
  }
}
