import { type ReactNode, useEffect, useRef } from 'react'
import { Form, Link, NavLink, useLocation, useNavigation } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskFrameWords } from '#content/en/desk/frame.ts'
import { QuickWays } from './quick-ways.tsx'
import { StatusBar } from './status-bar.tsx'
import type { Outcome } from './use-outcome.ts'

const entry =
  'flex min-h-11 shrink-0 items-center rounded-[10px] px-3 text-16 hover:bg-paper-2 aria-[current=page]:bg-paper-2 aria-[current=page]:font-[600] aria-[current=page]:text-indigo'

interface DeskFrameProps {
  words: DeskFrameWords
  email: string
  /** The screens that whoever is signed in may use. */
  links: DeskFrameWords['links']
  outcome?: Outcome
  children: ReactNode
}

/** A strip of screens: beside the work on a desk, above it on a phone. */
export function DeskFrame({ words, email, links, outcome = {}, children }: DeskFrameProps) {
  const strip = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    // `pathname` says when another of its links is the current one.
    if (pathname && strip.current) centreCurrentLink(strip.current)
  }, [pathname])
  const isLoading = useNavigation().state !== 'idle'
  return (
    <>
      <StatusBar words={words} outcome={outcome}>
        <QuickWays words={words.palette} screens={[...words.links, words.account]} />
      </StatusBar>
      <div className="lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]">
        <div className="border-b border-line lg:sticky lg:top-16 lg:h-[calc(100dvh-4rem)] lg:overflow-y-auto lg:border-r lg:border-b-0">
          <nav
            ref={strip}
            aria-label={words.navigation}
            className="flex gap-1 overflow-x-auto px-3 py-2 lg:flex-col lg:py-4"
          >
            {links.map((link) => (
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
          <p className="hidden px-6 pb-4 text-14 text-ink-2 wrap-anywhere lg:block">{email}</p>
        </div>
        <div aria-busy={isLoading} className="min-w-0 px-4 py-5 md:px-8 lg:py-7">
          {children}
        </div>
      </div>
    </>
  )
}

/** On a phone the strip is wider than the screen. The strip alone moves: whoever has scrolled the page stays there. */
function centreCurrentLink(strip: HTMLElement): void {
  const current = strip.querySelector('[aria-current=page]')?.getBoundingClientRect()
  const visible = strip.getBoundingClientRect()
  if (current) strip.scrollLeft += current.left + current.width / 2 - visible.left - visible.width / 2
}
