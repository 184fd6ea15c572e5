import { SplitSection } from '#app/ui/split-section.tsx'
import type { ListSection } from '#content/service-page.ts'

export function Inclusions({ section }: { section: ListSection }) {
  return (
    <SplitSection id={section.id} title={section.heading} lead={section.lead}>
      <ul
        className={`grid gap-x-10 border-t border-line ${section.items.length % 2 === 0 ? 'md:grid-cols-2' : ''}`}
      >
        {section.items.map((item) => (
          <li key={item} className="stitched border-b border-line py-4">
            {item}
          </li>
        ))}
      </ul>
    </SplitSection>
  )
}
