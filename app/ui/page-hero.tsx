import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { ButtonLink } from './button-link.tsx'

interface PageHeroProps {
  title: string
  lead: string
  badge?: string
  /** The first is the page's primary action. */
  actions?: { label: string; href: string }[]
  /** Beside the words on wide screens, below them on phones. */
  children?: ReactNode
}

export function PageHero({ title, lead, badge, actions = [], children }: PageHeroProps) {
  const open = actions.filter(({ href }) => href !== '')
  return (
    <div
      className={`wrap grid items-center gap-x-12 gap-y-8 pt-10 pb-6 md:pt-20 md:pb-12 ${children ? 'lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]' : ''}`}
    >
      <div>
        {badge && <Badge className="mb-5">{badge}</Badge>}
        <h1 className="headline max-w-[18em] text-38 sm:text-48 lg:text-60">{title}</h1>
        <p className="mt-5 max-w-[31.7em] text-17 text-pretty text-ink-2 md:text-20 md:leading-[1.55]">
          {lead}
        </p>
        {open.length > 0 && (
          <div className="mt-7 flex flex-wrap gap-3">
            {open.map((action, index) => (
              <ButtonLink
                key={action.label}
                look={index === 0 ? 'primary' : 'outline'}
                href={action.href}
                className={index === 0 ? 'max-sm:w-full' : 'max-sm:flex-auto max-sm:px-4'}
              >
                {action.label}
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
      {children}
    </div>
  )
}
