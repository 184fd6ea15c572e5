import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

interface ArrowRowProps {
  label: string
  className?: string
  /** Links, of which one may be current. */
  children: ReactNode
}

const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** Many links of which one is chosen: a single stop for the Tab key, with the arrow keys between them. Without script each is a stop. */
export function ArrowRow({ label, className, children }: ArrowRowProps) {
  const row = useRef<HTMLElement>(null)
  const linksIn = () => [...(row.current?.querySelectorAll('a') ?? [])]
  const stopAt = (stop: HTMLAnchorElement | undefined) => {
    for (const link of linksIn()) link.tabIndex = link === stop ? 0 : -1
  }
  useEffect(() => {
    const links = linksIn()
    stopAt(links.find((link) => link === document.activeElement || link.ariaCurrent) ?? links[0])
  })
  useEffect(() => {
    // In a row that scrolls the current one is in sight.
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.clientWidth / 2
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const links = linksIn()
    const place = links.indexOf(document.activeElement as HTMLAnchorElement)
    if (step === undefined || place < 0) return
    event.preventDefault()
    const next = links[Math.min(Math.max(place + step, 0), links.length - 1)]
    stopAt(next)
    next?.focus()
  }
  return (
    <nav ref={row} aria-label={label} onKeyDown={onKeyDown} className={className}>
      {children}
    </nav>
  )
}
