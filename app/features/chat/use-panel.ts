import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * The focus goes into the panel when it opens. While waiting, the input is disabled and the panel itself holds the focus.
 */
export function useFocusInside(
  panel: RefObject<HTMLElement | null>,
  input: RefObject<HTMLElement | null>,
  isOpen: boolean,
  isWaiting: boolean,
): void {
  useEffect(() => {
    if (isOpen) focusFirst(panel, input)
  }, [isOpen, panel, input])

  useEffect(() => {
    const focused = document.activeElement
    if (!isWaiting) {
      // Whoever has gone on reading the page meanwhile is not called back.
      if (focused === panel.current) focusFirst(panel, input)
    } else if (focused === document.body || focused?.matches(':disabled')) panel.current?.focus()
  }, [isWaiting, panel, input])
}

/** To the input where there is a keyboard, else to the panel, so that no on-screen keyboard covers what was said. */
export function focusFirst(panel: RefObject<HTMLElement | null>, input: RefObject<HTMLElement | null>): void {
  const hasKeyboard = matchMedia('(pointer: fine)').matches
  const first = hasKeyboard && input.current?.matches(':enabled') ? input.current : panel.current
  first?.focus({ preventScroll: true })
}

/**
 * On a phone the panel is a sheet: the page behind it rests. Following a link closes what covers the page that it leads
 * to.
 */
export function useSheet(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || !isPhone()) return
    const behind = document.querySelectorAll<HTMLElement>('body > :is(header, main, footer)')
    for (const part of behind) part.inert = true
    return () => {
      for (const part of behind) part.inert = false
    }
  }, [isOpen])

  useEffect(() => {
    const element = panel.current
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || link.origin !== location.origin) return
      element?.querySelector('dialog')?.close()
      liftSheet(panel)
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [panel])
}

/** On a phone the sheet makes way for the page that was asked for. */
export function liftSheet(panel: RefObject<HTMLElement | null>): void {
  if (isPhone()) panel.current?.hidePopover()
}

/**
 * Keeps the newest words in sight, but never past where they begin: a reply is read from its question on. A visitor who
 * scrolls up to read is left in peace until the next message, and nothing moves under whoever fills in something there.
 */
export function useNewestInSight(
  scroll: RefObject<HTMLElement | null>,
  content: unknown,
  messages: number,
): void {
  const follows = useRef(true)
  useEffect(() => {
    const element = scroll.current
    if (!element) return
    const note = () => {
      follows.current = element.scrollTop >= newestPosition(element) - 48
    }
    element.addEventListener('scroll', note, { passive: true })
    return () => element.removeEventListener('scroll', note)
  }, [scroll])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every message counts anew
  useLayoutEffect(() => {
    follows.current = true
  }, [messages])

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changed may have made it longer
  useLayoutEffect(() => {
    const element = scroll.current
    if (!element || element.querySelector('form')?.contains(document.activeElement)) return
    if (follows.current) element.scrollTop = newestPosition(element)
  }, [scroll, content])
}

/** How far to scroll: to the end, or to where the newest begins when it is longer than the view. */
function newestPosition(scroll: HTMLElement): number {
  const end = scroll.scrollHeight - scroll.clientHeight
  const [before, last] = [...scroll.querySelectorAll('[role=log] > *')].slice(-2)
  const first = before?.matches('.chat-question') ? before : (last ?? before)
  if (!first) return end
  const top = first.getBoundingClientRect().top - scroll.getBoundingClientRect().top + scroll.scrollTop
  return Math.min(end, top - 8)
}

function isPhone(): boolean {
  return matchMedia('(width < 48rem)').matches
}
