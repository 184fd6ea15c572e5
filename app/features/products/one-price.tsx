import { ButtonLink } from '#app/ui/button-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { StitchedList } from '#app/ui/stitched-list.tsx'
import type { Words } from '#content/words.ts'

export function OnePrice({ words }: { words: Words['tutorConnect']['price'] }) {
  return (
    <Section id="price" title={words.heading}>
      <div className="grid rounded-card bg-paper-2 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="p-6 md:p-10">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="figures headline text-60 md:text-96">{words.monthly.text}</span>{' '}
            <span className="text-17 text-ink-2 md:text-20">{words.perMonth}</span>
          </p>
          <p className="mt-4 max-w-[26em] text-ink-2">{words.text}</p>
          <ButtonLink look="outline" href={words.action.href} className="mt-6">
            {words.action.label}
          </ButtonLink>
        </div>
        <div className="border-t border-line p-6 md:p-10 lg:border-t-0 lg:border-l">
          <h3 className="font-[600]">{words.includesLabel}</h3>
          <StitchedList items={words.includes} className="mt-3 flex flex-col gap-2" />
          <h3 className="mt-7 font-[600]">{words.excludesLabel}</h3>
          <ul className="mt-3 flex flex-col gap-2 text-ink-2">
            {words.excludes.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
