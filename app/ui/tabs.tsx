import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { afterNextFrame } from './after-next-frame.ts'

interface TabsProps {
  /** What the tabs choose: read before their names. */
  label: string
  /** The query parameter that also chooses a tab by its id, as in `?region=tanzania`. */
  parameter: string
  /** The first is shown unless the address names another. */
  panels: { id: string; label: string; content: ReactNode }[]
}

/**
 * Links to parts of the page of which one shows, chosen by the address: `:target` does it without script
 * (`tabs.css`). Script makes them tabs proper, which switch without a jump and keep the address up to date.
 */
export function Tabs({ label, parameter, panels }: TabsProps) {
  const location = useLocation()
  const root = useRef<HTMLDivElement>(null)
  const uncovered = useRef<Element>(null)
  // Nothing is selected until the address has been read, which the server cannot do.
  const [selected, setSelected] = useState<string>()
  const [shown, setShown] = useState<string>()
  const enhanced = shown !== undefined

  useEffect(() => {
    const ids = [...(root.current?.querySelectorAll('[data-panel]') ?? [])].map((panel) => panel.id)
    const target = document.getElementById(location.hash.slice(1))
    const named = target?.closest('[data-panel]')?.id ?? new URLSearchParams(location.search).get(parameter)
    const known = ids.find((id) => id === named)
    if (known && target && !target.checkVisibility()) uncovered.current = target
    const choose = (before?: string) => known ?? before ?? ids[0]
    setSelected(choose)
    setShown(choose)
  }, [location, parameter])

  useEffect(() => {
    if (!shown) return
    // Nothing could scroll to it while it was not shown.
    uncovered.current?.scrollIntoView()
    uncovered.current = null
  }, [shown])

  const select = (id: string) => {
    setSelected(id)
    writeAddress(parameter, id)
    // A long panel takes a phone a while to lay out: the tab answers first.
    afterNextFrame(() => setShown(id))
  }
  const onClick = (event: MouseEvent, id: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    select(id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const next = panels[nextIndex(event.key, index, panels.length) ?? -1]
    if (!next) return
    event.preventDefault()
    select(next.id)
    document.getElementById(`${next.id}-tab`)?.focus()
  }

  return (
    <div ref={root} className="tabs" data-enhanced={enhanced || undefined}>
      <div className="tab-bar">
        <span id={`${parameter}-tabs`} className="tab-label">
          {label}
        </span>
        <nav
          role={enhanced ? 'tablist' : undefined}
          aria-labelledby={`${parameter}-tabs`}
          className="tab-list"
        >
          {panels.map(({ id, label: name }, index) => (
            <a
              key={id}
              id={`${id}-tab`}
              href={`#${id}`}
              className="tab"
              data-answers-first
              {...(enhanced && {
                role: 'tab',
                'aria-selected': id === selected,
                'aria-controls': id,
                tabIndex: id === selected ? 0 : -1,
              })}
              onClick={(event) => onClick(event, id)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              {name}
            </a>
          ))}
        </nav>
      </div>
      <div className="tab-panels">
        {panels.map(({ id, content }, index) => (
          <section
            key={id}
            id={id}
            data-panel={index + 1}
            role={enhanced ? 'tabpanel' : undefined}
            aria-labelledby={`${id}-tab`}
            tabIndex={enhanced ? 0 : undefined}
            hidden={enhanced && id !== shown}
          >
            {content}
          </section>
        ))}
      </div>
    </div>
  )
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Past the router, which would scroll to the panel. */
function writeAddress(parameter: string, id: string): void {
  const address = new URL(window.location.href)
  address.searchParams.delete(parameter)
  address.hash = id
  history.replaceState(history.state, '', address)
}
