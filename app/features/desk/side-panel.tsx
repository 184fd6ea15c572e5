import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { smallButton } from './small-button.tsx'

interface SidePanelProps {
  title: ReactNode
  /** Where the screen is without it. */
  back: string
  close: string
  children: ReactNode
}

/** Something that was opened on a screen: beside the rest where there is place, and else before it. */
export function SidePanel({ title, back, close, children }: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element>(null)
  const id = useId()
  // Before it is painted: on a phone the link that opened it is hidden by then, and has lost the focus.
  useLayoutEffect(() => {
    opener.current = document.activeElement
    heading.current?.focus()
  }, [])
  useEffect(
    () => () => {
      // The keyboard goes on from where it was opened, unless it is somewhere else by now.
      const { current } = opener
      if (current instanceof HTMLElement && document.activeElement === document.body) current.focus()
    },
    [],
  )
  return (
    <section
      aria-labelledby={id}
      className="mb-6 rounded-card border border-line px-4 pt-2 pb-4 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-9rem)] xl:overflow-y-auto"
    >
      <div className="flex items-start justify-between gap-3">
        <h2
          ref={heading}
          id={id}
          tabIndex={-1}
          className="min-w-0 py-2 text-20 leading-snug font-[600] wrap-anywhere outline-none"
        >
          {title}
        </h2>
        <Link to={back} preventScrollReset className={smallButton('plain', 'shrink-0')}>
          {close}
        </Link>
      </div>
      {children}
    </section>
  )
}
