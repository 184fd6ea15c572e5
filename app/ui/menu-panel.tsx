import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Icon } from './icon.tsx'

interface MenuPanelProps {
  id: string
  label: string
  triggerClass: string
  panelClass: string
  children: ReactNode
}

/**
 * A navigation menu that needs no script: the platform's popover opens it on a click or a key, and CSS shows it
 * when the pointer has rested on it for 200 ms. Script adds the rest: arrow keys, and Escape while hovering.
 */
export function MenuPanel({ id, label, triggerClass, panelClass, children }: MenuPanelProps) {
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [dismissed, setDismissed] = useState(false)

  useEffect(() => {
    if (dismissed) return
    const dismiss = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && root.current?.matches(':hover')) setDismissed(true)
    }
    addEventListener('keydown', dismiss)
    return () => removeEventListener('keydown', dismiss)
  }, [dismissed])

  const close = () => panel.current?.hidePopover()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    panel.current?.showPopover()
    moveFocus(panel.current, event.key === 'ArrowDown' ? 1 : -1)
  }
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) close()
  }
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('a'))) return
    close()
    setDismissed(true)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its button and links do
    <div
      ref={root}
      className="menu"
      data-dismissed={dismissed || undefined}
      onPointerLeave={() => setDismissed(false)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button type="button" popoverTarget={id} className={`${triggerClass} menu-trigger gap-1`}>
        {label}
        <Icon name="chevron" className="menu-chevron size-4" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after a link was followed, by pointer or key alike */}
      <div ref={panel} id={id} popover="auto" className={`menu-panel fades ${panelClass}`} onClick={onClick}>
        {children}
      </div>
    </div>
  )
}

function moveFocus(panel: HTMLElement | null, step: 1 | -1): void {
  const links = [...(panel?.querySelectorAll('a') ?? [])]
  const current = links.indexOf(document.activeElement as HTMLAnchorElement)
  const next =
    current < 0 ? (step > 0 ? 0 : links.length - 1) : (current + step + links.length) % links.length
  links[next]?.focus()
}
