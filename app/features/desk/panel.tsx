import type { ReactNode } from 'react'

interface PanelProps {
  id: string
  title: string
  aside?: ReactNode
  children: ReactNode
}

/** One matter on a screen of the desk. */
export function Panel({ id, title, aside, children }: PanelProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={id} className="text-20 leading-snug font-[600] wrap-anywhere">
          {title}
        </h2>
        {aside}
      </div>
      <div className="mt-2.5">{children}</div>
    </section>
  )
}
