import { ButtonLink } from '#app/ui/button-link.tsx'
import type { Words } from '#content/words.ts'
import { GatheringThreads } from './gathering-threads.tsx'

interface HeroProps {
  words: Words['home']['hero']
  mine: Words['makeItMine']
}

export function Hero({ words, mine }: HeroProps) {
  const { primary, others } = words.actions
  return (
    <section className="overflow-hidden">
      <div className="wrap grid grid-cols-1 gap-x-8 lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]">
        <div className="pt-10 pb-8 md:pt-20 lg:pb-24">
          <h1 className="headline max-w-[8.6em] text-38 sm:text-48 lg:text-60">{words.title}</h1>
          <p className="mt-5 max-w-[52ch] text-17 text-ink-2 md:mt-7 md:text-20 md:leading-[1.55]">
            {words.lead}
          </p>
          <div className="mt-7 flex flex-wrap gap-3 md:mt-9">
            <ButtonLink look="primary" href={primary.href} className="max-sm:w-full">
              {primary.label}
            </ButtonLink>
            {others.map((action) => (
              <ButtonLink
                key={action.href}
                look="outline"
                href={action.href}
                className="max-sm:grow max-sm:px-4"
              >
                {action.label}
              </ButtonLink>
            ))}
          </div>
          <ul className="figures mt-7 flex flex-wrap gap-x-6 gap-y-1 text-16 md:mt-9">
            {words.facts.map((fact) => (
              <li key={fact} className="flex items-center gap-2">
                <span aria-hidden="true" className="h-[2px] w-4 bg-peacock" />
                {fact}
              </li>
            ))}
          </ul>
        </div>
        {mine.trades[0] && <GatheringThreads words={words} labels={mine.trades[0].threads} />}
      </div>
    </section>
  )
}
