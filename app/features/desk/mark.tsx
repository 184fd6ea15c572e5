import type { ReactNode } from 'react'

const tones = {
  plain: 'border-ink-2/50 text-ink-2',
  good: 'border-peacock/50 text-peacock',
  own: 'border-indigo/50 text-indigo',
  alarm: 'border-sindoor/50 text-sindoor',
}

interface MarkProps {
  tone?: keyof typeof tones
  children: ReactNode
}

/** One word about a row: how it stands, whose it is, that it is urgent. */
export function Mark({ tone = 'plain', children }: MarkProps) {
  return (
    <span
      className={`inline-block min-w-0 rounded-full border px-2 text-14 leading-5 font-[600] whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
