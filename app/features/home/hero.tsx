import { ButtonLink } from '#app/ui/button-link.tsx'
import type { Words } from '#content/words.ts'
import { MakeItMine } from './make-it-mine.tsx'
import type { ServedTrial } from './use-mine.ts'

interface HeroProps {
  words: Words['home']['hero']
  served: ServedTrial
}

/** On wide screens words and fields stand beside what they become; on a phone they follow one another. */
export function Hero({ words, served }: HeroProps) {
  const { primary, others } = words.actions
  return (
    <section className="overflow-hidden">
      <span aria-hidden="true" className="page-thread" />
      <div className="wrap grid grid-cols-1 gap-x-8 pb-6 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
        <div className="pt-5 pb-4 md:pt-14 lg:pb-6">
          <h1 className="headline max-w-[10.4em] text-30 sm:max-w-[8.6em] sm:text-48 lg:text-60">
            {words.title}
          </h1>
          <p className="mt-3.5 max-w-[27.2em] text-17 leading-snug text-ink-2 md:mt-6 md:text-20 md:leading-[1.5]">
            {words.lead}
          </p>
        </div>
        <MakeItMine words={words} served={served} />
        <div className="pt-8 lg:pt-7">
          <div className="flex flex-wrap gap-3">
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
          <ul className="figures mt-6 flex flex-wrap gap-x-6 gap-y-1 text-16">
            {words.facts.map((fact) => (
              <li key={fact} className="flex items-center gap-2">
                <span aria-hidden="true" className="h-[2px] w-4 bg-peacock" />
                {fact}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
