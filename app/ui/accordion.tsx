import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Icon } from './icon.tsx'

interface AccordionProps {
  /** Items of one name close each other: at most one is open, and it can be closed. */
  name: string
  items: {
    id: string
    title: string
    content: ReactNode
    hidden?: boolean
    /** Not our words: see `.typed`. */
    isTyped?: boolean
  }[]
}

/**
 * The platform's own disclosure, so it works without script and can be found by the browser's search. The id is
 * the answer's: a link to something folded away makes browsers unfold it, and script does it for those that do not.
 */
export function Accordion({ name, items }: AccordionProps) {
  const root = useRef<HTMLDivElement>(null)
  const location = useLocation()

  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1))
    const item = target?.closest('details')
    if (!item || item.open || !root.current?.contains(item)) return
    item.open = true
    target?.scrollIntoView()
  }, [location])

  return (
    <div ref={root} className="border-t border-line">
      {items.map((item) => (
        // A visitor may have opened an item before the browser code arrived.
        <details
          key={item.id}
          name={name}
          hidden={item.hidden}
          suppressHydrationWarning
          className={`group border-b border-line ${item.isTyped ? 'typed' : ''}`}
        >
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3.5 hover:text-indigo [&::-webkit-details-marker]:hidden">
            <h3 className="text-17 leading-snug font-[600] text-pretty md:text-20">{item.title}</h3>
            <Icon name="chevron" className="size-5 text-indigo group-open:rotate-180" />
          </summary>
          <div id={item.id} className="mb-5 scroll-mt-24 border-l-[1.75px] border-indigo pl-4 md:pl-6">
            {item.content}
          </div>
        </details>
      ))}
    </div>
  )
}
