import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Lets a section rise into view, once. Only sections still below the screen when the browser code arrives are
 * held back, so nothing that a visitor has seen disappears, and without script or motion nothing is ever hidden.
 */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const section = element.current
    if (!section || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    if (section.getBoundingClientRect().top < innerHeight) return
    section.dataset.reveal = 'waiting'
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        section.dataset.reveal = 'shown'
        observer.disconnect()
      },
      { rootMargin: '0px 0px -8% 0px' },
    )
    observer.observe(section)
    return () => {
      observer.disconnect()
      delete section.dataset.reveal
    }
  }, [])
  return (
    <div ref={element} className={className}>
      {children}
    </div>
  )
}
