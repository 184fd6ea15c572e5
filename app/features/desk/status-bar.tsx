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
 * words that come lie over nothing. They go when the next thing begins. A phone's bar is the head of its screen, which
 * shows them there; this one lies over it, says them aloud and holds what stands at its end.
 */
export function StatusBar({ words, outcome, children }: StatusBarProps) {
  const { state, formMethod } = useNavigation()
  const isLoading = state !== 'idle'
  const { key } = useLocation()
  const text = useRef<HTMLDivElement>(null)
  const told = isLoading ? {} : outcome
  const { notice, undo } = told
  useEffect(() => {
    // What was pressed is gone, or another one now: the keyboard goes on from here. `key` tells two like notices apart.
    if (key && notice && document.activeElement === document.body)
      text.current?.focus({ preventScroll: true })
  }, [key, notice])
  return (
    <header
      // A button that was pressed says so itself.
      data-loading={(isLoading && formMethod !== 'POST') || undefined}
      className="desk-bar sticky top-0 z-10 flex min-h-14 items-center gap-4 px-4 max-lg:pointer-events-none max-lg:*:pointer-events-auto lg:min-h-16 lg:border-b lg:border-line lg:bg-paper lg:py-1"
    >
      <Link
        to={deskPaths.today}
        className="flex min-h-11 w-[13.5rem] shrink-0 items-center gap-2.5 font-[600] max-lg:hidden"
      >
        <KnotMark className="size-7 text-indigo" />
        {words.title}
      </Link>
      <div
        ref={text}
        role="status"
        tabIndex={-1}
        className="min-w-0 text-16 leading-5 wrap-anywhere outline-none max-lg:sr-only"
      >
        {notice && <Notice isRefusal={told.isRefusal}>{notice}</Notice>}
      </div>
      {notice && undo && (
        <div className="max-lg:hidden">
          <Undo label={words.undo} undo={undo} />
        </div>
      )}
      <div className="ml-auto flex max-lg:-mr-3">{children}</div>
    </header>
  )
}

export function Notice({
  isRefusal = false,
  children,
}: Pick<Outcome, 'isRefusal'> & { children: ReactNode }) {
  return (
    <p
      className={`flex items-start gap-1.5 lg:items-center lg:gap-2 ${isRefusal ? 'font-[600] text-sindoor' : ''}`}
    >
      <LineDrawing
        path={isRefusal ? refused : done}
        className={`size-4.5 lg:-ml-7 lg:size-5 ${isRefusal ? '' : 'text-peacock max-lg:hidden'}`}
      />
      {children}
    </p>
  )
}

/** The bar belongs to no screen, so the form says which one takes it back. */
export function Undo({ label, undo }: { label: string; undo: string }) {
  const { pathname, search } = useLocation()
  return (
    <PostForm action={`${pathname}?${withoutFlash(search)}`}>
      <input type="hidden" name="undo" value={undo} />
      <SmallButton name="do" value="undo">
        {label}
      </SmallButton>
    </PostForm>
  )
}
