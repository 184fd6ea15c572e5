import { ButtonLink } from '#app/ui/button-link.tsx'
import type { Words } from '#content/words.ts'

/** For who still cannot decide. */
export function Closing({ words }: { words: Words['pricing']['closing'] }) {
  return (
    <section aria-labelledby="closing" className="section">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
        <div>
          <h2 id="closing" className="headline text-24 md:text-38">
            {words.title}
          </h2>
          <p className="measure mt-2 text-ink-2">{words.text}</p>
        </div>
        <div className="grid grid-cols-2 gap-3 max-sm:w-full">
          {words.actions.map((action) => (
            <ButtonLink key={action.label} look="outline" href={action.href} className="px-3 md:px-6">
              {action.label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  )
}
