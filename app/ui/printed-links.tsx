import { Icon } from './icon.tsx'

/** PDFs, each with what it weighs. A link past the router, which knows pages only. */
export function PrintedLinks({ links, note }: { links: { label: string; href: string }[]; note?: string }) {
  return (
    <div className="screen-only">
      <ul className="figures flex flex-wrap gap-x-6">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="thread-link inline-flex min-h-11 items-center gap-2 text-16 font-[600]">
              <Icon name="download" className="size-5" />
              {label}
            </a>
          </li>
        ))}
      </ul>
      {note && <p className="text-14 text-ink-2">{note}</p>}
    </div>
  )
}
