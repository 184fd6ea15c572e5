import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Words } from '#content/words.ts'

interface QuoteRequestProps {
  words: Words['pricing']['quote']
  form: ReactNode
}

/** How a price comes about when none of the printed ones fits. */
export function QuoteRequest({ words, form }: QuoteRequestProps) {
  return (
    <Section id={words.id} title={words.heading} lead={words.lead}>
      <ol className="relative grid gap-y-6 before:absolute before:bg-indigo max-lg:before:inset-y-2 max-lg:before:left-[17px] max-lg:before:w-[1.75px] lg:grid-cols-3 lg:gap-x-10 lg:pt-14 lg:before:inset-x-0 lg:before:top-[17px] lg:before:h-[1.75px]">
        {words.next.map((step, index) => (
          <li key={step} className="relative pl-14 lg:pl-0">
            <span
              aria-hidden="true"
              className="figures absolute top-0 left-0 grid size-9 place-items-center rounded-full border-[1.75px] border-indigo bg-paper font-[600] text-indigo lg:-top-14"
            >
              {index + 1}
            </span>
            <p className="max-w-[28ch] pt-1 text-20 text-balance leading-snug wide max-md:text-17">{step}</p>
          </li>
        ))}
      </ol>
      <div className="mt-12 max-w-3xl">{form}</div>
      <ButtonLink look="outline" href={words.instead.href} className="mt-8 max-sm:w-full">
        <Icon name="whatsapp" className="size-5 text-peacock" />
        {words.instead.label}
      </ButtonLink>
    </Section>
  )
}
