import { CallBand } from '#app/ui/call-band.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { Words } from '#content/words.ts'
import { LabProjectSwatch } from './lab-project-swatch.tsx'
import { OnTheLoom } from './on-the-loom.tsx'
import { fanned, SwatchFan } from './swatch-fan.tsx'

export function LabsPage({ words }: { words: Words['labs'] }) {
  const { hero, projects, future, closing } = words
  return (
    <>
      <PageHero title={hero.title} lead={hero.lead} actions={[hero.actions.primary, hero.actions.second]}>
        <SwatchFan titles={projects.items.map((project) => project.title)} />
      </PageHero>
      <section id="projects" aria-labelledby="projects-title" className="section">
        <div className="wrap">
          <SectionHeading id="projects-title" title={projects.heading} lead={projects.lead} />
        </div>
        <div className="mt-8 bg-paper-2 py-10 md:mt-12 md:py-16">
          <ul className="wrap grid gap-x-14 gap-y-12 lg:grid-cols-2 lg:gap-y-16 lg:pb-20">
            {projects.items.map((project, index) => (
              <LabProjectSwatch
                key={project.id}
                project={project}
                action={projects.action}
                isInFan={index < fanned}
              />
            ))}
          </ul>
        </div>
      </section>
      <Section id="future" title={future.heading} lead={future.lead}>
        <ul className="grid gap-x-8 gap-y-12 md:grid-cols-3">
          {future.items.map((innovation) => (
            <OnTheLoom key={innovation.id} innovation={innovation} />
          ))}
        </ul>
      </Section>
      <Reveal>
        <CallBand title={closing.title} text={closing.text} actions={[closing.primary, ...closing.others]} />
      </Reveal>
    </>
  )
}
