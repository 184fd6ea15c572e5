import { Icon } from './icon.tsx'

interface Tile {
  title: string
  text: string
  points?: string[]
}

/** Short points, ruled like a ledger. */
export function TileGrid({ items }: { items: Tile[] }) {
  return (
    <ul
      className={`grid gap-x-10 border-t border-line md:grid-cols-2 ${items.length % 3 === 0 ? 'lg:grid-cols-3' : ''} ${items.length === 4 ? 'xl:grid-cols-4' : ''}`}
    >
      {items.map((item) => (
        <li key={item.title} className="border-b border-line py-6">
          <h3 className="text-lg wide-110 font-[640] leading-tight">{item.title}</h3>
          <p className="mt-2 text-ink-2">{item.text}</p>
          {item.points && (
            <ul className="mt-3 space-y-1 text-[0.9375rem] text-ink-2">
              {item.points.map((point) => (
                <li key={point} className="flex gap-2.5">
                  <Icon name="stitch" className="mt-1 size-4 text-peacock" />
                  {point}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
