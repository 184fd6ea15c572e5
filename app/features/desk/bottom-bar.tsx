import { useRef } from 'react'
import { Form, Link, NavLink, useLocation } from 'react-router'
import { LineDrawing } from '#app/ui/line-drawing.tsx'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskFrameWords } from '#content/en/desk/frame.ts'
import { dots } from './menu.tsx'
import { screenDrawings } from './screen-drawings.ts'
import { WaitingBadge } from './waiting-badge.tsx'

/** The places that are gone to every day; the rest is behind “More”. */
const daily: string[] = [deskPaths.today, deskPaths.leads, deskPaths.bookings, deskPaths.mails]

const place =
  'bar-place relative flex h-16 w-full flex-col items-center justify-center gap-0.5 border-t-2 text-14'
const entry =
  'flex min-h-12 w-full items-center gap-2.5 rounded-[10px] px-3 text-16 hover:bg-paper-2 aria-[current=page]:bg-paper-2 aria-[current=page]:font-[600] aria-[current=page]:text-indigo'

interface BottomBarProps {
  words: DeskFrameWords
  /** The screens that whoever is signed in may use. */
  links: DeskFrameWords['links']
  /** How many wait for an answer. */
  waiting: number
}

/** On a phone: where the thumb is. The keyboard covers it while one types, so it is never between a field and its reader. */
export function BottomBar({ words, links, waiting }: BottomBarProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const rest = links.filter(({ to }) => !daily.includes(to))
  const isInMore = rest.some(({ to }) => pathname.startsWith(to))
  return (
    <nav
      aria-label={words.navigation}
      className="bottom-bar fixed inset-x-0 bottom-0 z-10 border-t border-line bg-paper pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] lg:hidden"
    >
      <ul className="-mt-px grid grid-cols-5">
        {links
          .filter(({ to }) => daily.includes(to))
          .map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} end={to === deskPaths.today} className={place}>
                <LineDrawing path={screenDrawings[to] ?? ''} className="size-6" />
                {label}
                {to === deskPaths.today && (
                  <WaitingBadge
                    words={words.waiting}
                    count={waiting}
                    className="absolute top-1.5 left-1/2 ml-2"
                  />
                )}
              </NavLink>
            </li>
          ))}
        <li>
          <button
            type="button"
            popoverTarget="desk-more"
            aria-current={isInMore || undefined}
            className={place}
          >
            <LineDrawing path={dots} className="size-6 stroke-3" />
            {words.more}
          </button>
        </li>
      </ul>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after a link was followed, by pointer or key alike */}
      <div
        ref={sheet}
        id="desk-more"
        popover="auto"
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) sheet.current?.hidePopover()
        }}
        className="fixed inset-x-0 top-auto bottom-[calc(4rem+env(safe-area-inset-bottom))] m-0 max-h-[70dvh] w-full max-w-none overflow-y-auto rounded-t-card border-t border-line bg-paper p-3 text-ink backdrop:bg-indigo-black/40"
      >
        <ul className="grid grid-cols-2 gap-0.5">
          {rest.map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} className={entry}>
                <LineDrawing path={screenDrawings[to] ?? ''} className="size-5" />
                {label}
              </NavLink>
            </li>
          ))}
          <li>
            <Link to="/" reloadDocument className={entry}>
              {words.site}
            </Link>
          </li>
          <li>
            <Form method="post" action={deskPaths.signOut}>
              <button type="submit" className={entry}>
                {words.signOut}
              </button>
            </Form>
          </li>
        </ul>
      </div>
    </nav>
  )
}
