import { type ReactNode, useEffect, useRef } from 'react'
import { Form, Link, NavLink, useLocation, useNavigation } from 'react-router'
import { KnotMark } from '#app/ui/thread/knot-mark.tsx'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskFrameWords } from '#content/en/desk/frame.ts'

const entry =
  'flex min-h-11 shrink-0 items-center rounded-[10px] px-3 text-[0.9375rem] hover:bg-paper-2 aria-[current=page]:bg-paper-2 aria-[current=page]:font-[600] aria-[current=page]:text-indigo'

interface DeskFrameProps {
  words: DeskFrameWords
  email: string
  children: ReactNode
}

/** A strip of screens: beside the work on a desk, above it on a phone. */
export function DeskFrame({ words, email, children }: DeskFrameProps) {
  const strip = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    // `pathname` says when another of its links is the current one.
    if (pathname && strip.current) centreCurrentLink(strip.current)
  }, [pathname])
  const isLoading = useNavigation().state !== 'idle'
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[13.5rem_minmax(0,1fr)]">
      <header className="border-b border-line lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-r lg:border-b-0">
        <div className="flex items-center justify-between px-4 pt-3 lg:pt-5">
          <Link to={deskPaths.today} className="flex min-h-11 items-center gap-2.5 font-[600]">
            <KnotMark className="size-7 text-indigo" />
            {words.title}
          </Link>
        </div>
        <nav
          ref={strip}
          aria-label={words.navigation}
          className="flex gap-1 overflow-x-auto px-3 py-2 lg:flex-col lg:py-4"
        >
          {words.links.map((link) => (
            <NavLink key={link.to} to={link.to} end={link.to === deskPaths.today} className={entry}>
              {link.label}
            </NavLink>
          ))}
          <NavLink to={words.account.to} className={entry}>
            {words.account.label}
          </NavLink>
          <Link to="/" reloadDocument className={entry}>
            {words.site}
          </Link>
          <Form method="post" action={deskPaths.signOut} className="shrink-0">
            <button type="submit" className={`${entry} w-full`}>
              {words.signOut}
            </button>
          </Form>
        </nav>
        <p className="hidden px-6 pb-4 text-[0.8125rem] text-ink-2 wrap-anywhere lg:block">{email}</p>
      </header>
      <div aria-busy={isLoading} className="min-w-0 px-4 pt-5 pb-20 md:px-8 lg:pt-7">
        <p
          aria-hidden="true"
          className="pointer-events-none fixed top-3 right-3 z-10 rounded-full bg-ink px-4 py-1.5 text-[0.9375rem] text-paper empty:hidden"
        >
          {isLoading && words.loading}
        </p>
        {children}
      </div>
    </div>
  )
}

/** On a phone the strip is wider than the screen. The strip alone moves: whoever has scrolled the page stays there. */
function centreCurrentLink(strip: HTMLElement): void {
  const current = strip.querySelector('[aria-current=page]')?.getBoundingClientRect()
  const visible = strip.getBoundingClientRect()
  if (current) strip.scrollLeft += current.left + current.width / 2 - visible.left - visible.width / 2
}
