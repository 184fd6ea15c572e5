import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

interface Draft {
  pathname: string
  fields: Record<string, string>
}

const key = 'desk-draft'

/** What the owner wrote and could not send is in its field again when the screen is back, also after signing in. */
export function useDraft(): void {
  const { pathname } = useLocation()
  const isSending = useNavigation().formMethod === 'POST'
  const wasSending = useRef(false)
  useEffect(() => {
    // A failure takes the screen away, and this with it: while it is still here, all went well.
    if (wasSending.current && !isSending) dropDraft()
    wasSending.current = isSending
  }, [isSending])
  useEffect(() => {
    restoreDraft(pathname)
    const keep = ({ target }: Event) => {
      if (target instanceof HTMLFormElement && target.querySelector('textarea'))
        keepDraft({ pathname, fields: fieldsOf(target) })
    }
    document.addEventListener('submit', keep)
    return () => document.removeEventListener('submit', keep)
  }, [pathname])
}

function restoreDraft(pathname: string): void {
  const draft = readDraft()
  if (draft?.pathname !== pathname) return
  for (const form of document.forms) {
    if (!form.querySelector('textarea') || !isForTheSame(form, draft)) continue
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
      field.value = draft.fields[field.name] ?? field.value
    form.closest('details')?.setAttribute('open', '')
  }
  dropDraft()
}

/**
 * Several forms of a screen may ask for the same; what is hidden in them says what each is about, unless it is another each
 * time. That is restored with the rest, so that what is sent twice is known to be the same.
 */
function isForTheSame(form: HTMLFormElement, { fields }: Draft): boolean {
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]:not([data-fresh])')]
  return hidden.every(({ name, value }) => fields[name] === value)
}

function fieldsOf(form: HTMLFormElement): Draft['fields'] {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

/** For this tab alone: what an owner writes about people does not stay on the device. */
function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {}
}

function readDraft(): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function dropDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {}
}
