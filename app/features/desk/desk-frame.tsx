import type { ReactNode } from 'react'
import { Form, Link, NavLink, useNavigation } from 'react-router'
import { LineDrawing } from '#app/ui/line-drawing.tsx'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskFrameWords } from '#content/en/desk/frame.ts'
import { BottomBar } from './bottom-bar.tsx'
import { QuickWays } from './quick-ways.tsx'
import { screenDrawings } from './screen-drawings.ts'
import { StatusBar } from './status-bar.tsx'
import type { Outcome } from './use-outcome.ts'
import { WaitingBadge } from './waiting-badge.tsx'

const entry =
  'flex min-h-11 items-center gap-2.5 rounded-[8px] px-3 text-ink-2 hover:bg-paper-2 hover:text-ink aria-[current=page]:bg-paper-2 aria-[current=page]:font-[600] aria-[current=page]:text-indigo'

interface DeskFrameProps {
  words: DeskFrameWords
  email: string
  /** The screens that whoever is signed in may use. */
  links: DeskFrameWords['links']
  /** How many wait for an answer. */
  waiting: number
  outcome?: Outcome
  children: ReactNode
}

/** The screens: beside the work on a desk, below it on a phone. */
export function DeskFrame({ words, email, links, waiting, outcome = {}, children }: DeskFrameProps) {
  const isLoading = useNavigation().state !== 'idle'
  return (
    <div className="desk">
      <StatusBar words={words} outcome={outcome}>
        <QuickWays words={words.palette} screens={links} />
      </StatusBar>
      <div className="lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]">
        <div className="sticky top-16 flex h-[calc(100dvh-var(--spacing)*16)] flex-col overflow-y-auto border-r border-line px-3 py-4 max-lg:hidden">
          <nav aria-label={words.navigation} className="grid gap-0.5">
            {links.map((link, place) => (
              <div key={link.to} className="contents">
                {link.isSetUp && !links[place - 1]?.isSetUp && (
                  <p className="mt-5 px-3 pb-1 text-14 text-ink-2">{words.setUp}</p>
                )}
                <NavLink to={link.to} end={link.to === deskPaths.today} className={entry}>
                  <LineDrawing path={screenDrawings[link.to] ?? ''} className="size-5.5" />
                  {link.label}
                  {link.to === deskPaths.today && (
                    <WaitingBadge words={words.waiting} count={waiting} className="ml-auto" />
                  )}
                </NavLink>
              </div>
            ))}
          </nav>
          <div className="mt-auto pt-6">
            <p className="px-3 pb-1 text-14 text-ink-2 wrap-anywhere">{email}</p>
            <Link to="/" reloadDocument className={entry}>
              {words.site}
            </Link>
            <Form method="post" action={deskPaths.signOut}>
              <button type="submit" className={`${entry} w-full`}>
                {words.signOut}
              </button>
            </Form>
          </div>
        </div>
        <div aria-busy={isLoading} className="above-bottom-bar min-w-0 px-4 md:px-8 lg:py-7">
          {children}
        </div>
      </div>
      <BottomBar words={words} links={links} waiting={waiting} />
    </div>
  )
}
