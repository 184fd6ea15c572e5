import { Section } from '#app/ui/section.tsx'
import { StitchedList } from '#app/ui/stitched-list.tsx'
import type { HostingSection } from '#content/service-page.ts'
import type { Words } from '#content/words.ts'

/** Two ways to run it, facing each other across a line. */
export function Hosting({ section, labels }: { section: HostingSection; labels: Words['serviceLabels'] }) {
  return (
    <Section id={section.id} title={section.heading} {...(section.lead && { lead: section.lead })}>
      <ul className="grid border-y border-line md:grid-cols-2">
        {section.items.map((item) => (
          <li
            key={item.provider}
            className="row-span-4 grid grid-rows-subgrid gap-0 py-8 max-md:not-first:border-t max-md:not-first:border-line md:py-10 md:pr-10 md:not-first:border-l md:not-first:border-line md:not-first:pr-0 md:not-first:pl-10"
          >
            <h3 className="text-20 wide leading-tight">{item.provider}</h3>
            <p className="figures mt-4">
              <span className="headline block text-38 lg:text-48">{item.monthly.text}</span>{' '}
              <span className="text-ink-2">{labels.perMonth}</span>
            </p>
            <p className="mt-5 max-w-[26em] text-ink-2">{item.text}</p>
            <StitchedList items={item.notes} className="mt-4 flex flex-col gap-1.5" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
