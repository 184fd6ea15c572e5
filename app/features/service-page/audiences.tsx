import { AudienceIcon } from '#app/ui/audience-icon.tsx'
import { BandSection } from '#app/ui/band-section.tsx'
import type { AudiencesSection } from '#content/service-page.ts'

export function Audiences({ section }: { section: AudiencesSection }) {
  return (
    <BandSection id={section.id} title={section.heading} lead={section.lead}>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {section.items.map((item) => (
          <li key={item.title} className="max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:gap-x-5">
            <AudienceIcon name={item.icon} className="size-10 text-indigo max-sm:row-span-2 md:size-14" />
            <h3 className="text-20 wide leading-tight sm:mt-5">{item.title}</h3>
            <p className="mt-2 text-ink-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </BandSection>
  )
}
