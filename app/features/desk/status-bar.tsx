import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import { LineDrawing } from '#app/ui/line-drawing.tsx'
import { KnotMark } from '#app/ui/thread/knot-mark.tsx'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskFrameWords } from '#content/en/desk/frame.ts'
import { withoutFlash } from './flash.ts'
import { PostForm } from './post-form.tsx'
import { SmallButton } from './small-button.tsx'
import type { Outcome } from './use-outcome.ts'

const done = 'm5 12.5 4.5 4.5L19 7.5'
const refused = 'M12 5v8.5M12 18.5h.01'

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
  const { state, formMethod } = useNavigation()
  const isLoading = state !== 'idle'
  const { key } = useLocation()
  const text = useRef<HTMLDivElement>(null)
  const { notice, isRefusal, undo } = isLoading ? {} : outcome
  useEffect(() => {
    // What was pressed is gone, or another one now: the keyboard goes on from here. `key` tells two like notices apart.
    if (key && notice && document.activeElement === document.body)
      text.current?.focus({ preventScroll: true })
  }, [key, notice])
  return (
    <header
      // A button that was pressed says so itself.
      data-loading={(isLoading && formMethod !== 'POST') || undefined}
      className="desk-bar sticky top-0 z-10 flex min-h-16 items-center gap-4 border-b border-line bg-paper px-4 py-1"
    >
      <Link
        to={deskPaths.today}
        className={`flex min-h-11 shrink-0 items-center gap-2.5 font-[600] lg:w-[13.5rem] ${notice ? 'max-lg:hidden' : ''}`}
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
        {notice && (
          <p className={`flex items-center gap-2 ${isRefusal ? 'font-[600] text-sindoor' : ''}`}>
            <LineDrawing
              path={isRefusal ? refused : done}
              className={`size-5 shrink-0 lg:-ml-7 ${isRefusal ? '' : 'text-peacock'}`}
            />
            {notice}
          </p>
        )}
      </div>
      {notice && undo && <Undo label={words.undo} undo={undo} />}
      <div className="ml-auto flex">{children}</div>
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
