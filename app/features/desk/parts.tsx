import { Children, type ReactNode } from 'react'

/** Short facts in a row, a dot between two of them; no line begins or ends with one. */
export function Parts({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <p className={`flex flex-wrap wrap-anywhere [clip-path:inset(-4px)] ${className}`}>
      {Children.map(
        children,
        (part) =>
          part && (
            // Each has its dot before it, and at the start of a line that is cut off.
            <span className="relative -left-3.5 min-w-0 pl-3.5 before:absolute before:left-1.5 before:content-['·'/'']">
              {part}
            </span>
          ),
      )}
    </p>
  )
}
