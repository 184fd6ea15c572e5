import { Section } from '#app/ui/section.tsx'
import { SplitSection } from '#app/ui/split-section.tsx'
import { TileGrid } from '#app/ui/tile-grid.tsx'
import type { TilesSection } from '#content/types/service-page.ts'
import { Flows } from './flows.tsx'
import { Swatches } from './swatches.tsx'

/** How the points of a section stand: in a grid, beside their heading, one to a line, strung in order, on cloth. */
export type TilesLook = 'grid' | 'beside' | 'lines' | 'flows' | 'swatches'

export function Tiles({ section, look }: { section: TilesSection; look: TilesLook }) {
  const { id, heading, lead, items } = section
  if (look === 'beside') {
    return (
      <SplitSection id={id} title={heading} lead={lead}>
        <TileGrid items={items} columns={items.length % 2 === 0 ? 2 : 1} />
      </SplitSection>
    )
  }
  return (
    <Section id={id} title={heading} {...(lead && { lead })}>
      {look === 'grid' && <TileGrid items={items} />}
      {look === 'lines' && <TileGrid items={items} columns={1} />}
      {look === 'flows' && <Flows items={items} />}
      {look === 'swatches' && <Swatches items={items} />}
    </Section>
  )
}
