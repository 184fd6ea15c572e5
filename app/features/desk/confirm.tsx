import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'

interface ConfirmProps {
  label: string
  /** What the second press says. */
  sure: string
  name: string
  value: string
  children?: ReactNode
}

/** A deed that cannot be undone, or that visitors notice at once, takes two presses, with or without script. Stands inside a form. */
export function Confirm({ label, sure, name, value, children }: ConfirmProps) {
  return (
    <details className="inline-block">
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 font-[600] text-sindoor hover:bg-paper-2">
        {label}
      </summary>
      <div className="mt-2 flex flex-col gap-3">
        {children}
        <Button
          type="submit"
          look="outline"
          name={name}
          value={value}
          className="self-start border-sindoor text-sindoor"
        >
          {sure}
        </Button>
      </div>
    </details>
  )
}
