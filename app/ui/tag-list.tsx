interface TagListProps {
  tags: readonly string[]
  className?: string
}

/** Words to recognise something by; not links, so they look like words. */
export function TagList({ tags, className = '' }: TagListProps) {
  return (
    <ul className={`flex flex-wrap gap-x-3 gap-y-1 text-14 text-ink-2 ${className}`}>
      {tags.map((tag) => (
        <li
          key={tag}
          className="flex items-center gap-3 not-first:before:h-3 not-first:before:w-px not-first:before:bg-ink-2/50"
        >
          {tag}
        </li>
      ))}
    </ul>
  )
}
