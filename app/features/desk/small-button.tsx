import type { ComponentProps } from 'react'

/** Many of them stand in one table, so they are quieter than the site's buttons. */
export function SmallButton({ className = '', type = 'submit', ...button }: ComponentProps<'button'>) {
  return (
    <button
      {...button}
      type={type}
      className={`inline-flex min-h-11 items-center rounded-full border border-ink/40 px-4 text-16 font-[600] hover:bg-paper-2 ${className}`}
    />
  )
}
