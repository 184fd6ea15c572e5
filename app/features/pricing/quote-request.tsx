import type { ReactNode } from 'react'
import { BesideSection } from '#app/ui/beside-section.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Words } from '#content/words.ts'

interface QuoteRequestProps {
  words: Words['pricing']['quote']
  form: ReactNode
}

/** How a price comes about when none of the printed ones fits. */
export function QuoteRequest({ words, form }: QuoteRequestProps) {
  return (
    <BesideSection
      id={words.id}
      title={words.heading}
      lead={words.lead}
      aside={
        <>
          <ol className="relative mt-8 grid gap-y-6 before:absolute before:inset-y-2 before:left-[17px] before:w-[1.75px] before:bg-indigo">
            {words.next.map((step, index) => (
              <li key={step} className="relative pl-14">
                <span
                  aria-hidden="true"
                  className="figures absolute top-0 left-0 grid size-9 place-items-center rounded-full border-[1.75px] border-indigo bg-paper font-[600] text-indigo"
                >
                  {index + 1}
                </span>
                <p className="max-w-[28ch] pt-1 text-17 text-balance leading-snug wide md:text-20">{step}</p>
              </li>
            ))}
          </ol>
          <ButtonLink look="outline" href={words.instead.href} className="mt-8 max-sm:w-full">
            <Icon name="whatsapp" className="size-5 text-peacock" />
            {words.instead.label}
          </ButtonLink>
        </>
      }
    >
      {form}
    </BesideSection>
  )
}
