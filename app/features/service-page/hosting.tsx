import { Section } from '#app/ui/section.tsx'
import { StitchedList } from '#app/ui/stitched-list.tsx'
import { price } from '#content/prices.ts'
import type { ServiceLabels } from '#content/types/service-labels.ts'
import type { HostingSection } from '#content/types/service-page.ts'

/** Two ways to run it, facing each other across a line. */
export function Hosting({ section, labels }: { section: HostingSection; labels: ServiceLabels }) {
  return (
    <Section id={section.id} title={section.heading} {...(section.lead && { lead: section.lead })}>
      <ul className="grid border-y border-line md:grid-cols-2">
        {section.items.map((item) => (
          <li
            key={item.provider}
            className="row-span-4 grid grid-rows-subgrid gap-0 py-8 max-md:not-first:border-t max-md:not-first:border-line md:py-10 md:pr-10 md:not-first:border-l md:not-first:border-line md:not-first:pr-0 md:not-first:pl-10"
          >
            <h3 className="text-xl wide leading-tight">{item.provider}</h3>
            <p className="figures mt-4">
              <span className="headline block text-[2.125rem] sm:text-[2.5rem] lg:text-[3.25rem]">
                {price(item.monthly)}
              </span>{' '}
              <span className="text-ink-2">{labels.perMonth}</span>
            </p>
            <p className="mt-5 max-w-[46ch] text-ink-2">{item.text}</p>
            <StitchedList items={item.notes} className="mt-4 flex flex-col gap-1.5" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
