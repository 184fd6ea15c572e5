import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Words } from '#content/words.ts'
import { SectionFold } from './section-fold.tsx'

interface QuoteRequestProps {
  words: Words['pricing']['quote']
  label: string
  form: ReactNode
}

/** How a price comes about when none of the printed ones fits. */
export function QuoteRequest({ words, label, form }: QuoteRequestProps) {
  return (
    <SectionFold id={words.id} heading={words.heading} glance={words.next.slice(0, 1)} label={label}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        {/* Whoever unfolds it on a phone wants the form. */}
        <div className="max-lg:order-last">
          <p className="measure text-ink-2">{words.lead}</p>
          <ol className="relative mt-6 grid gap-y-5 before:absolute before:inset-y-2 before:left-[17px] before:w-[1.75px] before:bg-indigo">
            {words.next.map((step, index) => (
              <li key={step} className="relative pl-14">
                <span
                  aria-hidden="true"
                  className="figures absolute top-0 left-0 grid size-9 place-items-center rounded-full border-[1.75px] border-indigo bg-paper font-[600] text-indigo"
                >
                  {index + 1}
                </span>
                <p className="max-w-[18em] pt-1 text-17 text-balance leading-snug wide md:text-20">{step}</p>
              </li>
            ))}
          </ol>
          <ButtonLink look="outline" href={words.instead.href} className="mt-8 max-sm:w-full">
            <Icon name="whatsapp" className="size-5 text-peacock" />
            {words.instead.label}
          </ButtonLink>
        </div>
        <div>{form}</div>
      </div>
    </SectionFold>
  )
}
