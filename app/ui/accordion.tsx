import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface AccordionProps {
  /** Items of one name close each other: at most one is open, and it can be closed. */
  name: string
  items: { id: string; title: string; content: ReactNode }[]
}

/** The platform's own disclosure, so it works without script and can be found by the browser's search. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="border-t border-line">
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} className="group border-b border-line">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-[600] [&::-webkit-details-marker]:hidden">
            {item.title}
            <Icon name="chevron" className="size-5 text-indigo group-open:rotate-180" />
          </summary>
          <div className="measure pb-5 text-ink-2">{item.content}</div>
        </details>
      ))}
    </div>
  )
}
