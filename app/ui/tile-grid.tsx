import { StitchedList } from './stitched-list.tsx'

interface Tile {
  title: string
  text: string
  points?: string[]
}

interface TileGridProps {
  items: Tile[]
  /** As many as fit the number of tiles, unless said. One column sets the text beside its title. */
  columns?: 1 | 2
}

/** Short points, ruled like a ledger. */
export function TileGrid({ items, columns }: TileGridProps) {
  const isList = columns === 1
  return (
    <ul className={`grid gap-x-10 border-t border-line ${gridColumns(items.length, columns)}`}>
      {items.map((item) => (
        <li
          key={item.title}
          className={`border-b border-line ${isList ? 'grid gap-x-8 gap-y-1.5 py-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : 'py-6'}`}
        >
          <h3 className="text-17 wide leading-tight">{item.title}</h3>
          <p className={`text-ink-2 ${isList ? '' : 'mt-2'}`}>{item.text}</p>
          {item.points && (
            <StitchedList items={item.points} className="mt-3 flex flex-col gap-1 text-16 text-ink-2" />
          )}
        </li>
      ))}
    </ul>
  )
}

function gridColumns(count: number, columns: 1 | 2 | undefined): string {
  if (columns === 1) return ''
  if (columns === 2) return 'md:grid-cols-2'
  if (count % 3 === 0) return 'md:grid-cols-2 lg:grid-cols-3'
  return count === 4 ? 'md:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-2'
}
