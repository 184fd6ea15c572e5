import { type ComponentProps, use, useState } from 'react'
import { Link } from 'react-router'
import { LinkWordsContext } from './link-words.ts'

/** Inside links go through the router; outside ones open a tab of their own, and say so. Whose address is not set is not there. */
interface SmartLinkProps extends ComponentProps<'a'> {
  href: string
  /** The page behind it begins with a cloth that stands here (ui/moving-cloth.ts). */
  viewTransition?: boolean
}

export function SmartLink({ href, children, viewTransition = false, ...anchor }: SmartLinkProps) {
  const { opensInNewTab } = use(LinkWordsContext)
  // A finger rests on a link for a tenth of a second: time to fetch most of what it leads to.
  const [isPressed, setIsPressed] = useState(false)
  if (href === '') return null
  if (href.startsWith('/')) {
    return (
      <Link
        to={href}
        viewTransition={viewTransition}
        prefetch={isPressed ? 'render' : 'intent'}
        onPointerDown={() => setIsPressed(true)}
        {...anchor}
      >
        {children}
      </Link>
    )
  }
  if (!/^https?:/.test(href)) {
    return (
      <a href={href} {...anchor}>
        {children}
      </a>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener" {...anchor}>
      {children}
      <span className="sr-only"> ({opensInNewTab})</span>
    </a>
  )
}
