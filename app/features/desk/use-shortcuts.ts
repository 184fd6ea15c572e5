import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import { openTabOf } from './open-tab.ts'

interface ShortcutDialogs {
  openPalette(): void
  openHelp(): void
}

/** After `g`, where the next key leads. */
export const places: Record<string, string> = {
  t: deskPaths.today,
  l: deskPaths.leads,
  b: deskPaths.bookings,
  p: deskPaths.payments,
  m: deskPaths.mails,
}

/** Fields that a key leads to, where the screen has them. */
const fields: Record<string, string> = {
  '/': '[role=search] input[type=search]',
  r: '#reply-text',
  n: '#note-text',
}

const steps: Record<string, 1 | -1> = { j: 1, k: -1 }
/** How long `g` waits for the second key. */
const patience = 1500

/** The desk by keyboard. Nobody who types into a field, or whose screen reader takes single keys, is disturbed. */
export function useShortcuts({ openPalette, openHelp }: ShortcutDialogs): void {
  const navigate = useNavigate()
  const wentAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (actOn(event)) event.preventDefault()
    }
    /** Whether the key meant something here. */
    function actOn({ key, ctrlKey, metaKey, altKey, target, timeStamp }: KeyboardEvent): boolean {
      if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') {
        openPalette()
        return true
      }
      const isTyping =
        target instanceof HTMLElement &&
        target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')
      const isElsewhere = document.querySelector('dialog[open], :popover-open') !== null
      if (isTyping && key === 'Escape' && !isElsewhere) {
        target.blur()
        return true
      }
      if (isTyping || isElsewhere || ctrlKey || metaKey || altKey) return false
      const place = timeStamp - wentAt.current < patience ? places[key] : undefined
      wentAt.current = key === 'g' ? timeStamp : Number.NEGATIVE_INFINITY
      if (place) navigate(place)
      else if (key === '?') openHelp()
      else if (steps[key]) return stepInList(steps[key])
      else if (key === 'e') return pressInRow('[value=answered], [value=follow-up-done]')
      else if (fields[key] && focusOn(fields[key])) return true
      // Whoever searches where there is no list to search means everything.
      else if (key === '/') openPalette()
      else return false
      return true
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [navigate, openPalette, openHelp])
}

function focusOn(selector: string): boolean {
  const field = document.querySelector<HTMLElement>(selector)
  openTabOf(field)
  field?.focus()
  return field !== null
}

/** From the row that has the focus to the next or the one before: to its first link, or to whatever else takes the focus. */
function stepInList(direction: 1 | -1): boolean {
  const targets = [...document.querySelectorAll(row)].flatMap((each) => targetOf(each) ?? [])
  const at = targets.findIndex((target) => target.closest(row)?.contains(document.activeElement))
  targets[at === -1 ? 0 : at + direction]?.focus()
  return targets.length > 0
}

/** What ticks a row is called so too. */
const row = '[data-row]:not(input)'

function targetOf(each: Element): HTMLElement | undefined {
  const others = each.querySelectorAll<HTMLElement>('button, summary, input:not([type=hidden])')
  return (
    each.querySelector<HTMLElement>('a[href]') ?? [...others].find((control) => control.checkVisibility())
  )
}

/** The first such button of the row that has the focus, or of a screen about one person. */
function pressInRow(selector: string): boolean {
  const place = document.activeElement?.closest(row) ?? document.querySelector('main')
  const button = place?.querySelector<HTMLElement>(selector)
  button?.click()
  return button !== null && button !== undefined
}
