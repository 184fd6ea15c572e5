import { Section } from '#app/ui/section.tsx'
import type { Words } from '#content/words.ts'

export function Reasons({ words }: { words: Words['about']['reasons'] }) {
  return (
    <Section id="reasons" title={words.heading}>
      <ol className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4 lg:gap-y-14">
        {words.items.map((reason, index) => (
          <li key={reason.title} className="grid grid-cols-[2.75rem_1fr] sm:block">
            <span aria-hidden="true" className="figures headline text-38 text-indigo md:text-48">
              {index + 1}
            </span>
            <div className="sm:mt-3">
              <h3 className="text-20 wide leading-tight max-sm:pt-1.5">{reason.title}</h3>
              <p className="mt-2 text-ink-2">{reason.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
