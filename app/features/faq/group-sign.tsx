import { Icon } from '#app/ui/icon.tsx'
import { LineDrawing } from '#app/ui/line-drawing.tsx'
import type { Words } from '#content/words.ts'

type GroupIcon = Words['faq']['groups'][number]['icon']

/** Topics that the site's icons have no drawing for, on the same grid and with the same stroke. */
const drawings: Partial<Record<GroupIcon, string>> = {
  mobile: 'M7 2.5h10v19H7zM10.5 18.5h3M10.5 5.5h3',
  price: 'M3.5 12.5V4h8.5l8.5 8.5-8.5 8.5zM8 8.5h.01',
  support: 'M4 14.5v-3a8 8 0 0 1 16 0v3M4 13.5h3v5H4zM17 13.5h3v5h-3zM18.5 18.5c0 1.7-1.5 2.5-4.5 2.5',
  start: 'M5 21V3.5M5 4h13.5l-3 4 3 4H5',
}

export function GroupSign({ icon, className }: { icon: GroupIcon; className: string }) {
  const drawing = drawings[icon]
  if (!drawing) return <Icon name={icon === 'voice' ? 'voice' : 'webapp'} className={className} />
  return <LineDrawing path={drawing} className={className} />
}
