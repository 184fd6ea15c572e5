import type { ReactNode } from 'react'

interface DisclosureProps {
  label: string
  isOpen?: boolean
  children: ReactNode
}

/** A form that is out of the way until it is wanted. */
export function Disclosure({ label, isOpen = false, children }: DisclosureProps) {
  return (
    <details open={isOpen} className="open:w-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 font-[600] text-indigo hover:bg-paper-2">
        {label}
      </summary>
      <div className="mt-2 max-w-2xl pb-3">{children}</div>
    </details>
  )
}
