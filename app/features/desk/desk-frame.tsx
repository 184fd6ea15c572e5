import type { ReactNode } from 'react'
import { Form, Link, NavLink, useNavigation } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskFrameWords } from '#content/en/desk/frame.ts'
import { BottomBar } from './bottom-bar.tsx'
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
  /** How many wait for an answer. */
  waiting: number
  outcome?: Outcome
  children: ReactNode
}

/** The screens: beside the work on a desk, below it on a phone. */
export function DeskFrame({ words, email, links, waiting, outcome = {}, children }: DeskFrameProps) {
  const isLoading = useNavigation().state !== 'idle'
  return (
    <>
      <StatusBar words={words} outcome={outcome}>
        <QuickWays words={words.palette} screens={[...links, words.account]} />
      </StatusBar>
      <div className="lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]">
        <div className="sticky top-16 h-[calc(100dvh-4rem)] overflow-y-auto border-r border-line max-lg:hidden">
          <nav aria-label={words.navigation} className="flex flex-col gap-1 px-3 py-4">
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
          <p className="px-6 pb-4 text-14 text-ink-2 wrap-anywhere">{email}</p>
        </div>
        <div aria-busy={isLoading} className="above-bottom-bar min-w-0 px-4 pt-5 md:px-8 lg:py-7">
          {children}
        </div>
      </div>
      <BottomBar words={words} links={links} waiting={waiting} />
    </>
  )
}
