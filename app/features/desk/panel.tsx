import type { ReactNode } from 'react'

interface PanelProps {
  id: string
  title: string
  /** A few words on how it stands. */
  note?: string
  aside?: ReactNode
  children: ReactNode
}

/** One matter on a screen of the desk. */
export function Panel({ id, title, note, aside, children }: PanelProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-20 leading-snug font-[600] wrap-anywhere">
          {title}
        </h2>
        {note && <p className="text-14 text-ink-2 max-md:order-1 max-md:basis-full md:mr-auto">{note}</p>}
        {aside}
      </div>
      <div className="mt-2.5">{children}</div>
    </section>
  )
}
