import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { movingCloth } from '#app/ui/moving-cloth.ts'
import { ProjectPicture } from '#app/ui/project-picture.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import type { CaseStudy } from '#content/case-study.ts'

interface CaseHeroProps {
  words: CaseStudy['hero']
  all: CaseStudy['all']
}

export function CaseHero({ words, all }: CaseHeroProps) {
  return (
    <div className="wrap grid gap-x-12 gap-y-8 pt-4 pb-6 md:pt-8 md:pb-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <SmartLink
          href={all.href}
          className="inline-flex min-h-11 items-center gap-2 text-16 font-[600] text-indigo hover:underline"
        >
          <Icon name="arrow" className="size-5 rotate-180" />
          {all.label}
        </SmartLink>
        <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 md:mt-10">
          {words.client}
          {words.sampleTag && <Badge tone="sample">{words.sampleTag}</Badge>}
        </p>
        <h1 className="headline mt-2 text-38 sm:text-48 lg:text-60">{words.title}</h1>
        <p className="mt-5 max-w-[29.4em] text-17 text-pretty text-ink-2 md:text-20 md:leading-[1.55]">
          {words.lead}
        </p>
      </div>
      <div className="flex flex-col overflow-hidden rounded-card border border-line lg:mt-12">
        <ProjectPicture
          title={words.title}
          picture={words.picture}
          className={`h-40 w-full grow md:h-56 ${movingCloth}`}
        />
        <dl className="px-5 py-2 md:px-6">
          {words.facts.map((fact) => (
            <div
              key={fact.label}
              className="grid gap-x-4 border-line py-3 not-first:border-t sm:grid-cols-[8.5rem_1fr]"
            >
              <dt className="text-16 text-ink-2">{fact.label}</dt>
              <dd className="font-[600]">{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
