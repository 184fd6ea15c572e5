import type { Words } from '#content/words.ts'

interface TopicsProps {
  label: string
  /** How many questions of each group the search leaves. */
  found: { group: Words['faq']['groups'][number]; count: number }[]
}

export function Topics({ label, found }: TopicsProps) {
  return (
    <nav aria-labelledby="topics">
      <p id="topics" className="text-16 text-ink-2">
        {label}
      </p>
      <ul className="mt-2 gap-x-8 border-t border-line md:max-lg:grid md:max-lg:grid-cols-2">
        {found.map(({ group, count }) => (
          <li key={group.id} hidden={count === 0} className="border-b border-line">
            <a
              href={`#${group.id}`}
              className="flex min-h-11 items-center justify-between gap-4 py-2 leading-snug font-[600] hover:text-indigo"
            >
              {group.title}
              <span aria-hidden="true" className="figures text-16 font-[400] text-ink-2">
                {count}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
