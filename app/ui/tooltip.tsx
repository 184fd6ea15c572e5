import { type ReactNode, useEffect, useState } from 'react'

interface TooltipProps {
  text: string
  children: ReactNode
  className?: string
}

/**
 * Shows after the pointer or the keyboard focus has rested for 700 ms; CSS does the waiting. Decorative for
 * assistive technology: the control inside carries the same words as its name. Escape hides it.
 */
export function Tooltip({ text, children, className = '' }: TooltipProps) {
  const [dismissed, setDismissed] = useState(false)
  useEffect(() => {
    const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && setDismissed(true)
    addEventListener('keydown', dismiss)
    return () => removeEventListener('keydown', dismiss)
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices where the pointer and the focus are
    <span
      className={`tooltip ${className}`}
      data-dismissed={dismissed || undefined}
      onPointerEnter={() => setDismissed(false)}
      onFocus={() => setDismissed(false)}
    >
      {children}
      <span aria-hidden="true" className="tooltip-text">
        {text}
      </span>
    </span>
  )
}
