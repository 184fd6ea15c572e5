import type { ReactNode } from 'react'

import { smallButton } from './small-button.tsx'

interface DisclosureProps {
  label: string
  isOpen?: boolean
  children: ReactNode
}

/** A form that is out of the way until it is wanted. */
export function Disclosure({ label, isOpen = false, children }: DisclosureProps) {
  return (
    <details open={isOpen} className="open:w-full">
      <summary className={smallButton('plain')}>{label}</summary>
      <div className="mt-2 form-width pb-3">{children}</div>
    </details>
  )
}
