import { ContentsList } from '#app/ui/contents-list.tsx'
import { Prose } from '#app/ui/prose.tsx'
import type { LegalText } from '#content/prose.ts'

/** The policies and the accessibility statement. Numbered, so that a section can be named on the telephone. */
export function LegalPage({ words }: { words: LegalText }) {
  return (
    <div className="wrap pt-10 pb-8 md:pt-20 print:pt-6">
      <h1 className="headline text-38 sm:text-48 lg:text-60">{words.title}</h1>
      <p className="mt-5 max-w-[31.7em] text-17 text-pretty text-ink-2 md:text-20 md:leading-[1.55]">
        {words.lead}
      </p>
      <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-1 text-16">
        {words.dates.map((date) => (
          <div key={date.label} className="flex gap-2">
            <dt className="text-ink-2">{date.label}</dt>
            <dd className="figures font-[600]">
              <time dateTime={date.iso}>{date.shown}</time>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-10 grid gap-x-16 gap-y-10 border-t border-line pt-8 md:mt-14 md:pt-12 lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <ContentsList
          label={words.contentsLabel}
          entries={words.sections.map(({ id, heading }) => ({ id, title: heading }))}
        />
        <div className="flex flex-col gap-10 md:gap-12">
          {words.sections.map((section, index) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              className="grid gap-x-1 gap-y-3 sm:gap-x-4 grid-cols-[2.25rem_minmax(0,1fr)] sm:grid-cols-[2.5rem_minmax(0,1fr)]"
            >
              <span aria-hidden="true" className="figures text-20 wide leading-tight text-indigo md:text-24">
                {index + 1}
              </span>
              <h2 id={`${section.id}-title`} className="text-20 wide leading-tight md:text-24">
                {section.heading}
              </h2>
              <div className="max-sm:col-span-2 sm:col-start-2">
                <Prose blocks={section.blocks} />
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
