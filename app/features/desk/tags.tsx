import { Mark } from './mark.tsx'

const shown = 2

/** The first tags of somebody, as many as a column has room for. */
export function Tags({ tags }: { tags: string[] }) {
  return (
    <p className="flex items-center gap-1 overflow-hidden">
      {tags.slice(0, shown).map((tag) => (
        <Mark key={tag} tone="good">
          <span className="block max-w-20 truncate">{tag}</span>
        </Mark>
      ))}
      {tags.length > shown && <span className="text-14 text-ink-2">+{tags.length - shown}</span>}
    </p>
  )
}
