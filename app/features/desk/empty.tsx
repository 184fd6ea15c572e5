import type { ReactNode } from 'react'

interface EmptyProps {
  title: string
  /** What will stand here, and when. */
  text: string
  /** What can be done about it now. */
  children?: ReactNode
}

/** In the place of a list that nothing has ever stood in. */
export function Empty({ title, text, children }: EmptyProps) {
  return (
    <div className="mx-auto grid max-w-lg justify-items-center gap-1 py-10 text-center lg:py-16">
      <p className="text-17 font-[600]">{title}</p>
      <p className="text-ink-2">{text}</p>
      {children && <div className="mt-4 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  )
}
