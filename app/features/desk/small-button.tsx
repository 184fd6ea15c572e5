import type { ComponentProps } from 'react'

const looks = {
  plain: 'border-ink/50 hover:bg-paper-2',
  strong: 'border-transparent bg-indigo text-paper hover:opacity-90 forced-colors:border-current',
  quiet: 'border-transparent text-indigo hover:bg-paper-2',
  alarm: 'border-transparent text-sindoor hover:bg-paper-2',
  /** The second press on what destroys something. */
  danger: 'border-sindoor text-sindoor hover:bg-paper-2',
}

export type SmallLook = keyof typeof looks

/** The one shape of a button at the desk, for links too. */
export function smallButton(look: SmallLook, extra = ''): string {
  return `inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-[10px] border px-3.5 text-16 font-[600] whitespace-nowrap ${looks[look]} ${extra}`
}

/** Many of them stand on one screen, so they are quieter than the site's; one of a form may be strong. */
export function SmallButton({
  look = 'plain',
  className = '',
  type = 'submit',
  ...button
}: ComponentProps<'button'> & { look?: SmallLook }) {
  return <button {...button} type={type} className={smallButton(look, className)} />
}
