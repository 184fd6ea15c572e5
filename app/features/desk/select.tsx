import type { ComponentProps } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { fieldLook } from './field-look.ts'

/** One of a few, small enough to stand beside others. */
export function Select({ className = '', ...select }: ComponentProps<'select'>) {
  return (
    <span className={`relative block ${className}`}>
      <select {...select} className={`w-full appearance-none truncate pr-9 ${fieldLook}`} />
      {/* The browser's own stands against the border. */}
      <Icon
        name="chevron"
        className="pointer-events-none absolute top-1/2 right-2.5 size-4.5 -translate-y-1/2 text-ink-2"
      />
    </span>
  )
}
