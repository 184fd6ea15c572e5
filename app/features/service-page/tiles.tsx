import { Section } from '#app/ui/section.tsx'
import { SplitSection } from '#app/ui/split-section.tsx'
import { TileGrid } from '#app/ui/tile-grid.tsx'
import type { TilesSection } from '#content/service-page.ts'
import { Flows } from './flows.tsx'
import { Swatches } from './swatches.tsx'

export function Tiles({ section }: { section: TilesSection }) {
  const { id, heading, lead, items, look } = section
  if (look === 'beside') {
    return (
      <SplitSection id={id} title={heading} lead={lead}>
        <TileGrid items={items} columns={items.length % 2 === 0 ? 2 : 1} />
      </SplitSection>
    )
  }
  return (
    <Section id={id} title={heading} {...(lead && { lead })}>
      {!look && <TileGrid items={items} />}
      {look === 'lines' && <TileGrid items={items} columns={1} />}
      {look === 'flows' && <Flows items={items} />}
      {look === 'swatches' && <Swatches items={items} />}
    </Section>
  )
}
