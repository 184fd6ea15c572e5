import type { ReactNode } from 'react'
import { BesideSection } from '#app/ui/beside-section.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { Section } from '#app/ui/section.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import type { Link } from '#content/link.ts'
import type { Words } from '#content/words.ts'
import type { OpeningTimes } from '#domain/opening-hours.ts'
import { ContactDetails } from './contact-details.tsx'
import { ContactWays } from './contact-ways.tsx'

interface ContactPageProps {
  words: Words['contact']
  hours: OpeningTimes
  timeZone: string
  messageForm: ReactNode
  demo: { heading: string; lead: string; form: ReactNode; find: Link }
  /** The brochure's downloads, as a section of this page. */
  brochure: ReactNode
}

export function ContactPage({ words, hours, timeZone, messageForm, demo, brochure }: ContactPageProps) {
  return (
    <>
      <PageHero title={words.hero.title} lead={words.hero.lead}>
        <ContactWays words={words} />
      </PageHero>
      <Section id="message" title={words.form.heading} lead={words.form.lead}>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          {messageForm}
          <ContactDetails words={words} hours={hours} timeZone={timeZone} />
        </div>
      </Section>
      <BesideSection
        id="book"
        title={demo.heading}
        lead={demo.lead}
        aside={
          <SmartLink href={demo.find.href} className="thread-link mt-4 inline-flex min-h-11 items-center">
            {demo.find.label}
          </SmartLink>
        }
      >
        {demo.form}
      </BesideSection>
      {brochure}
    </>
  )
}
