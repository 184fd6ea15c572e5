interface ContentsListProps {
  label: string
  entries: { id: string; title: string; note?: string }[]
}

/** What is on a long page, beside it on wide screens. On paper the page itself is enough. */
export function ContentsList({ label, entries }: ContentsListProps) {
  return (
    <nav
      aria-labelledby="contents"
      className="self-start lg:sticky lg:top-[calc(var(--header-height)+2.5rem)] print:hidden"
    >
      <h2 id="contents" className="text-16 font-[600] text-ink-2">
        {label}
      </h2>
      <ol className="mt-3 border-l-[1.75px] border-line">
        {entries.map((entry) => (
          <li key={entry.id}>
            <a
              href={`#${entry.id}`}
              className="-ml-[1.75px] flex min-h-11 flex-col justify-center border-l-[1.75px] border-transparent py-2 pl-4 leading-snug hover:border-indigo hover:text-indigo"
            >
              {entry.note && <span className="text-14 text-ink-2">{entry.note}</span>}
              {entry.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
