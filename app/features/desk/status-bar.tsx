import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import { KnotMark } from '#app/ui/thread/knot-mark.tsx'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskFrameWords } from '#content/en/desk/frame.ts'
import { withoutFlash } from './flash.ts'
import { PostForm } from './post-form.tsx'
import { SmallButton } from './small-button.tsx'
import type { Outcome } from './use-outcome.ts'

interface StatusBarProps {
  words: DeskFrameWords
  outcome: Outcome
  /** What stands at its end. */
  children?: ReactNode
}

/**
 * Above every screen, however far one has scrolled: what was just done, and how to undo it. Its place is always kept, so
 * words that come lie over nothing. They go when the next thing begins.
 */
export function StatusBar({ words, outcome, children }: StatusBarProps) {
  const isLoading = useNavigation().state !== 'idle'
  const { key } = useLocation()
  const text = useRef<HTMLDivElement>(null)
  const { notice, isRefusal, undo } = isLoading ? {} : outcome
  const told = isRefusal ? 'shadow-sindoor' : 'shadow-peacock'
  useEffect(() => {
    // What was pressed is gone, or another one now: the keyboard goes on from here. `key` tells two like notices apart.
    if (key && notice && document.activeElement === document.body)
      text.current?.focus({ preventScroll: true })
  }, [key, notice])
  return (
    <header
      className={`sticky top-0 z-10 flex min-h-16 items-center gap-4 border-b border-line px-4 py-1 ${notice ? `shadow-[inset_4px_0] ${told} bg-paper-2` : 'bg-paper'}`}
    >
      <Link
        to={deskPaths.today}
        className={`flex min-h-11 shrink-0 items-center gap-2.5 font-[600] lg:w-62 ${notice ? 'max-lg:hidden' : ''}`}
      >
        <KnotMark className="size-7 text-indigo" />
        {words.title}
      </Link>
      <div
        ref={text}
        role="status"
        tabIndex={-1}
        className="min-w-0 text-16 max-lg:grow leading-5 wrap-anywhere outline-none"
      >
        {notice && <p className={isRefusal ? 'font-[600]' : ''}>{notice}</p>}
      </div>
      {notice && undo && <Undo label={words.undo} undo={undo} />}
      <p
        aria-hidden="true"
        className="ml-auto rounded-full bg-ink px-4 py-1.5 text-16 text-paper empty:invisible max-lg:empty:hidden"
      >
        {isLoading && words.loading}
      </p>
      <div className="flex max-lg:ml-auto">{children}</div>
    </header>
  )
}

function Undo({ label, undo }: { label: string; undo: string }) {
  const { pathname, search } = useLocation()
  return (
    // The bar belongs to no screen, so the form says which one takes it back.
    <PostForm action={`${pathname}?${withoutFlash(search)}`}>
      <input type="hidden" name="undo" value={undo} />
      <SmallButton name="do" value="undo">
        {label}
      </SmallButton>
    </PostForm>
  )
}
