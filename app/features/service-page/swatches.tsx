import { StitchedList } from '#app/ui/stitched-list.tsx'
import { Textile } from '#app/ui/textile/textile.tsx'
import type { TilesSection } from '#content/service-page.ts'

/** A few large kinds, each under a cloth of its own. */
export function Swatches({ items }: { items: TilesSection['items'] }) {
  return (
    <ul className="grid gap-x-10 gap-y-10 md:grid-cols-3">
      {items.map((item) => (
        <li key={item.title}>
          <Textile title={item.title} className="h-32 w-full rounded-card md:h-44" />
          <h3 className="mt-5 text-20 wide leading-tight">{item.title}</h3>
          <p className="mt-2 text-ink-2">{item.text}</p>
          {item.points && <StitchedList items={item.points} className="mt-4 flex flex-col gap-1.5 text-16" />}
        </li>
      ))}
    </ul>
  )
}
