import type { ComponentProps } from 'react'
import { SmartLink } from './smart-link.tsx'

export type ButtonLook = 'primary' | 'outline' | 'quiet' | 'on-band'

const looks: Record<ButtonLook, string> = {
  primary: 'bg-marigold text-indigo-black hover:bg-marigold-deep',
  outline: 'border border-ink/70 text-ink hover:border-ink hover:bg-paper-2',
  quiet: 'text-indigo hover:bg-paper-2',
  'on-band': 'border border-khadi/70 text-khadi hover:bg-khadi hover:text-indigo-black',
}

/** The one shape of a button, for links and buttons alike. */
export function buttonClass(look: ButtonLook, extra = ''): string {
  return `inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-2 text-center font-[600] leading-tight forced-colors:border ${looks[look]} ${extra}`
}

export function ButtonLink({
  look,
  className,
  ...link
}: ComponentProps<typeof SmartLink> & { look: ButtonLook }) {
  return <SmartLink {...link} className={buttonClass(look, className)} />
}
