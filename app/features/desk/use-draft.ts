import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigation } from 'react-router'
import { openTabOf } from './open-tab.ts'
import { useOutcome } from './use-outcome.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement
type Fields = Record<string, string>
/** By screen and form. */
type Drafts = Record<string, Fields>

const key = 'desk-drafts'
const mostKept = 20

/**
 * What the owner writes is kept as they write it, for each person and form: after a reload, a lost connection, signing in
 * again or news that make the form anew it is in its field again, until it is sent or taken out.
 */
export function useDraft(): void {
  const { pathname } = useLocation()
  const isSending = useNavigation().formMethod === 'POST'
  const sent = useRef<string>(undefined)
  const { outcome, isAnswer } = useOutcome()
  const isRefused = isAnswer && outcome.isRefusal
  useEffect(() => {
    // A failure takes the screen away, and this with it: while it is still here, it was taken, or it is told why not.
    if (isSending || !sent.current) return
    if (!isRefused) keepDraft(sent.current, undefined)
    sent.current = undefined
  }, [isSending, isRefused])
  const matches = useMatches()
  useEffect(() => {
    // Whatever is new on the screen may be a form.
    if (matches) restoreDrafts(pathname)
  }, [matches, pathname])
  useEffect(() => {
    const keep = ({ type, target }: Event) => {
      const form = target instanceof Element ? target.closest('form') : null
      if (!form || textsOf(form).length === 0) return
      const name = nameOf(form, pathname)
      keepDraft(name, textsOf(form).some(isWritten) ? fieldsOf(form) : undefined)
      if (type === 'submit') sent.current = name
    }
    document.addEventListener('input', keep)
    document.addEventListener('submit', keep)
    return () => {
      document.removeEventListener('input', keep)
      document.removeEventListener('submit', keep)
    }
  }, [pathname])
}

function restoreDrafts(pathname: string): void {
  const drafts = readDrafts()
  for (const form of document.forms) {
    const fields = drafts[nameOf(form, pathname)]
    if (!fields || textsOf(form).some(isWritten)) continue
    for (const field of form.querySelectorAll<TextField>(restored)) {
      const typed = fields[field.name]
      if (typed === undefined || typed === field.value) continue
      field.value = typed
      field.closest('details')?.setAttribute('open', '')
    }
    openTabOf(form)
  }
}

const restored = 'input:not([type=checkbox], [type=radio], [type=password], [type=file]), textarea'

/**
 * Several forms of a screen may ask for the same; what is hidden in them says what each is about, unless it is another each
 * time. That is restored with the rest, so that what is sent twice is known to be the same.
 */
function nameOf(form: HTMLFormElement, pathname: string): string {
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]:not([data-fresh])')]
  const about = hidden.map(({ name, value }) => `${name}=${value}`)
  const what =
    form.dataset.draft ??
    textsOf(form)
      .map(({ name }) => name)
      .join(' ')
  return [pathname, what, ...about].join(' ')
}

/** What is worth keeping: texts, and in a form that is called a draft whatever is typed. */
function textsOf(form: HTMLFormElement): TextField[] {
  return [...form.querySelectorAll<TextField>(form.dataset.draft === undefined ? 'textarea' : restored)]
}

function isWritten({ value, defaultValue }: TextField): boolean {
  return value !== defaultValue && value.trim() !== ''
}

function fieldsOf(form: HTMLFormElement): Fields {
  const fields = form.querySelectorAll<TextField>(restored)
  return Object.fromEntries([...fields].map(({ name, value }) => [name, value]))
}

/** For this tab alone: what an owner writes about people does not stay on the device. */
function keepDraft(name: string, fields: Fields | undefined): void {
  const { [name]: _old, ...others } = readDrafts()
  const kept = Object.entries(fields ? { ...others, [name]: fields } : others).slice(-mostKept)
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)))
  } catch {}
}

function readDrafts(): Drafts {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {}
  } catch {
    return {}
  }
}
