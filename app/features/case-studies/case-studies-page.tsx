import { Badge } from '#app/ui/badge.tsx'
import { CallBand } from '#app/ui/call-band.tsx'
import { Claim } from '#app/ui/claim.tsx'
import { useMovingCloth } from '#app/ui/moving-cloth.ts'
import { PageHero } from '#app/ui/page-hero.tsx'
import { ProjectPicture } from '#app/ui/project-picture.tsx'
import { Reveal } from '#app/ui/reveal.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { caseStudyPath } from '#content/paths.ts'
import type { Words } from '#content/words.ts'

export function CaseStudiesPage({ words }: { words: Words['caseStudies'] }) {
  const { hero, cards, closing } = words
  return (
    <>
      <PageHero title={hero.title} lead={hero.lead} />
      <ul className="wrap">
        {cards.map((card) => (
          <CaseCard key={card.id} card={card} label={words.label} />
        ))}
      </ul>
      <Reveal className="pt-8">
        <CallBand title={closing.title} text={closing.text} actions={[closing.primary, closing.second]} />
      </Reveal>
    </>
  )
}

/** The result is the headline; the story stands beside it. */
function CaseCard({ card, label }: { card: Words['caseStudies']['cards'][number]; label: string }) {
  const href = caseStudyPath(card.id)
  const moving = useMovingCloth(href)
  return (
    <li
      className={`${card.byOwner ? 'typed ' : ''}card-link relative grid gap-x-10 gap-y-5 border-t border-line py-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_13rem]`}
    >
      <p className="text-peacock">
        <Claim
          text={card.result}
          figureClass="text-60 leading-[0.9] md:text-96"
          restClass="mt-2 text-20 leading-snug wide md:text-24"
        />
      </p>
      <div className="flex flex-col items-start">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-16 text-ink-2">
          {card.client}
          {card.sampleTag && <Badge tone="sample">{card.sampleTag}</Badge>}
        </p>
        <h2 className="headline mt-1.5 text-24 md:text-38">
          <span className="card-title">{card.title}</span>
        </h2>
        <p className="mt-3 max-w-[24.9em] text-ink-2 md:text-17">{card.text}</p>
        <SmartLink
          href={href}
          viewTransition
          className="thread-link mt-3 inline-flex min-h-11 items-center font-[600] after:absolute after:inset-0"
        >
          <span>
            {label}
            <span className="sr-only">: {card.title}</span>
          </span>
        </SmartLink>
      </div>
      <div
        className={`overflow-hidden rounded-card outline -outline-offset-1 outline-ink/20 md:col-span-2 lg:col-span-1 ${moving}`}
      >
        <ProjectPicture
          title={card.title}
          picture={card.picture}
          className="card-cloth h-28 w-full lg:h-full lg:min-h-52"
        />
      </div>
    </li>
  )
}
