import type { ReactNode } from 'react'

const tones = {
  peacock: 'border-peacock text-peacock',
  indigo: 'border-indigo text-indigo',
  sindoor: 'border-sindoor text-sindoor',
  sample: 'border-dashed border-ink-2 text-ink-2',
} as const

interface BadgeProps {
  children: ReactNode
  tone?: keyof typeof tones
  className?: string
}

export function Badge({ children, tone = 'peacock', className = '' }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center rounded-full border px-3 py-0.5 text-14 font-[600] leading-snug ${tones[tone]} ${className}`}
    >
      {children}
    </span>
  )
}
