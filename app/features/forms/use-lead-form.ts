import { type FocusEvent, type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { dropDraft, fillFrom, keepDraft, readDraft } from '#app/ui/form/draft.ts'
import { type Sent, sendForm } from '#app/ui/form/send-form.ts'
import { useFieldErrors } from '#app/ui/form/use-field-errors.ts'
import { useToast } from '#app/ui/toast/toast.ts'
import type { LeadFormWords } from '#content/form-words.ts'
import type { Words } from '#content/words.ts'
import { randomId } from '#domain/request-ids.ts'
import { askForToken } from './form-token.ts'
import { visitSource } from './visit-source.ts'
import { offerVisitor, rememberVisitor } from './visitor-details.ts'

export interface LeadFormOptions {
  /** Where it goes; the same address takes the form without script. */
  address: string
  words: LeadFormWords
  common: Words['forms']
  /** Said when something needed is missing, besides the words at each field. */
  missingNotice?: Notice | undefined
  /** The page that thanks. */
  thanks?: string
  /** Called with the server's answer, where notice or page depend on it. */
  onStored?: ((answer: Answer, sent: Answer) => Thanks) | undefined
  /** Called with the free times that a taken one was refused with, and whether nothing else is wrong. */
  onAlternatives?: ((alternatives: { start: string }[], isOnlyProblem: boolean) => void) | undefined
  errors?: Record<string, string> | undefined
  /** What was sent and refused, when the server shows the form again. */
  values?: Record<string, string> | undefined
}

type Answer = Record<string, string>

interface Notice {
  title: string
  text: string
}

interface Thanks {
  /** Said where no page says it, or where the visitor must not miss it. */
  notice: Notice
  thanks?: string | undefined
  isNoticeNeeded?: boolean
  /** Said already where the form was. */
  isSaid?: boolean
}

/** What was sent and may not have arrived: it waits for a connection, is ready to go, or is to be sent by another press. */
type Draft = 'none' | 'waiting' | 'ready' | 'unconfirmed'

/** Sends a form and goes on to the page that thanks; whatever goes wrong, what was typed stays. */
export function useLeadForm({
  address: path,
  words,
  common,
  missingNotice,
  thanks,
  onStored,
  onAlternatives,
  errors: first,
  values,
}: LeadFormOptions) {
  const address = useHref(path)
  const toast = useToast()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  // One id for one text: sent again after a lost answer it is kept once, changed in between it is kept too.
  const submission = useRef({ body: '', id: '' })
  // What the site filled in itself may be sent at once, and nobody is a program for that.
  const isPrefilled = useRef(false)
  // What the visitor put in themselves. A form that only we filled in is not sent by a stray press.
  const isTouched = useRef(false)
  const token = useRef<ReturnType<typeof askForToken>>(undefined)
  const [isSending, setSending] = useState(false)
  /** What to do before it can be sent. */
  const [hint, setHint] = useState<string>()
  const { attempt, errors, show, onInput } = useFieldErrors(first, values?.email_suggestion)
  const [draft, setDraft] = useState<Draft>('none')
  /** The last attempt that may not have arrived. */
  const [unconfirmed, setUnconfirmed] = useState<Sent>()

  useEffect(() => {
    const element = form.current
    if (!element) return
    // The browser's own messages serve until ours can.
    element.noValidate = true
    // What someone typed while the page's code was on its way is newer than what was kept.
    const found = readDraft(address)
    const kept = found && !isTypedAnew(element, found.fields) ? found : undefined
    if (kept) {
      fillFrom(element, kept.fields)
      submission.current = { body: JSON.stringify(kept.fields), id: kept.submission ?? randomId() }
    }
    isTouched.current ||= kept !== undefined || isTypedAnew(element, {})
    isPrefilled.current = kept !== undefined || offerVisitor(element)
    const look = () => setDraft(draftState(address))
    if (kept) look()
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }, [address])

  async function send(button?: HTMLElement | null): Promise<void> {
    const element = form.current
    if (!element || isSending) return
    const fields = textsOf(element, button)
    if (isPrefilled.current && !isTouched.current && element.checkValidity()) {
      isTouched.current = true
      return setHint(common.prefilled)
    }
    setHint(undefined)
    setSending(true)
    const body = JSON.stringify(fields)
    if (submission.current.body !== body) submission.current = { body, id: randomId() }
    // Whoever reloads before the answer is here finds the form as it was sent.
    keepDraft('sessionStorage', address, { fields, submission: submission.current.id })
    const sent = await sendForm(address, {
      ...visitSource(),
      ...fields,
      submission_id: submission.current.id,
      ...token.current,
    })
    setSending(false)
    const now = textsOf(element, button)
    // Of what was sent: a form that went by the press that started the page is given its time zone only then.
    const isUnchanged = Object.entries(fields).every(([name, text]) => now[name] === text)
    settle(sent, fields, isUnchanged)
  }

  function settle(sent: Sent, fields: Record<string, string>, isUnchanged: boolean): void {
    show(sent)
    if (sent.kind === 'lost' || sent.kind === 'failed') keep(sent, fields)
    else {
      dropDraft(address)
      setDraft('none')
    }
    if (sent.kind === 'invalid') refuse(sent)
    if (sent.kind === 'limited') toast({ ...common.limited, tone: 'destructive' })
    if (sent.kind === 'failed')
      toast({ title: words.failure.title, text: words.failure.text, tone: 'destructive' })
    if (sent.kind === 'stored') {
      forget()
      const next: Thanks = onStored?.(sent.answer, fields) ?? { notice: words.success, thanks }
      // What was typed meanwhile is the next message, and stays.
      const page = isUnchanged ? next.thanks : undefined
      if (!next.isSaid && (!page || next.isNoticeNeeded)) toast(next.notice)
      // The page that thanks tells what the server answered.
      if (page) navigate(page, { state: sent.answer })
    }
  }

  function refuse({ messages, alternatives = [] }: Extract<Sent, { kind: 'invalid' }>): void {
    onAlternatives?.(alternatives, Object.keys(messages).length === 1)
    if (missingNotice && isIncomplete(form.current)) toast({ ...missingNotice, tone: 'destructive' })
  }

  /** It may have arrived all the same, so it keeps its id; and a reload must not empty the form. */
  function keep(sent: Sent, fields: Record<string, string>): void {
    const place = navigator.onLine ? 'sessionStorage' : 'localStorage'
    dropDraft(address)
    keepDraft(place, address, { fields, submission: submission.current.id })
    setDraft(navigator.onLine ? 'unconfirmed' : 'waiting')
    setUnconfirmed(sent)
  }

  function forget(): void {
    submission.current = { body: '', id: '' }
    isPrefilled.current = false
    token.current = undefined
    dropDraft(address)
    setDraft('none')
  }

  return {
    /** In the language of the page. */
    address,
    form,
    isSending,
    hint,
    attempt,
    errors,
    draft,
    unconfirmed,
    send,
    discard() {
      forget()
      form.current?.reset()
    },
    handlers: {
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        send(event.nativeEvent.submitter)
      },
      onInput(event: FormEvent) {
        isTouched.current = true
        onInput(event)
      },
      onFocus({ target }: FocusEvent) {
        if (!isPrefilled.current && !(target instanceof HTMLButtonElement)) token.current ??= askForToken()
      },
      onBlur() {
        if (form.current) rememberVisitor(form.current)
      },
    },
  }
}

/** With the button that was pressed, where it says something. */
function textsOf(form: HTMLFormElement, button?: HTMLElement | null): Record<string, string> {
  return Object.fromEntries([...new FormData(form, button)].map(([name, value]) => [name, String(value)]))
}

/** Whether there is something in the form that was not kept. */
function isTypedAnew(form: HTMLFormElement, kept: Record<string, string>): boolean {
  const fields = form.querySelectorAll<HTMLInputElement>('input:not([type=checkbox]),textarea')
  return [...fields].some(({ name, value, defaultValue }) => value !== defaultValue && value !== kept[name])
}

/** Whether something needed is empty. */
function isIncomplete(form: HTMLFormElement | null): boolean {
  const fields = (form?.elements ?? []) as Iterable<HTMLInputElement>
  return [...fields].some(({ validity }) => validity?.valueMissing)
}

function draftState(address: string): Draft {
  const kept = readDraft(address)
  if (!kept) return 'none'
  if (kept.place === 'sessionStorage') return 'unconfirmed'
  return navigator.onLine ? 'ready' : 'waiting'
}
