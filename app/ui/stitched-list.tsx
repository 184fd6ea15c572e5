import { Icon } from './icon.tsx'

/** What is included, one stitch each. */
export function StitchedList({ items, className = '' }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <Icon name="stitch" className="mt-[0.28em] size-4 text-peacock" />
          {item}
        </li>
      ))}
    </ul>
  )
}
