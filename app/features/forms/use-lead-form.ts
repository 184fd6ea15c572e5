import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useToast } from '#app/ui/toast/toast.ts'
import type { FieldWords, FormWords, LeadFormWords } from '#content/types/forms.ts'
import { randomId } from '#domain/request-ids.ts'
import { dropDraft, fillFrom, keepDraft, readDraft } from './draft.ts'
import { askForToken, type Sent, sendForm } from './send-form.ts'
import { visitSource } from './visit-source.ts'
import { offerVisitor, rememberVisitor } from './visitor-details.ts'

export interface LeadFormOptions {
  /** Where it goes; the same address takes the form without script. */
  address: string
  words: LeadFormWords<string>
  common: FormWords
  /** Said when something needed is missing, besides the words at each field. */
  missingNotice?: { title: string; text: string } | undefined
  /** Called with the server's answer; may show a notice of its own instead of the usual one. */
  onStored?: ((answer: Record<string, string>) => { title: string; text: string } | undefined) | undefined
  errors?: Record<string, string> | undefined
}

/** Sends a form without leaving the page, and keeps what was typed whatever happens. */
export function useLeadForm({
  address,
  words,
  common,
  missingNotice,
  onStored,
  errors: first,
}: LeadFormOptions) {
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  // One id for one text: sent again after a lost answer it is kept once, changed in between it is kept too.
  const submission = useRef({ body: '', id: '' })
  // What the site filled in itself may be sent at once, and nobody is a program for that.
  const isPrefilled = useRef(false)
  const token = useRef<ReturnType<typeof askForToken>>(undefined)
  const [isSending, setSending] = useState(false)
  const [stored, setStored] = useState<string>()
  const [errors, setErrors] = useState(first ?? {})
  const [draft, setDraft] = useState<'none' | 'waiting' | 'ready'>('none')

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
      submission.current = { body: JSON.stringify(kept.fields), id: kept.submission }
    }
    isPrefilled.current = kept !== undefined || offerVisitor(element)
    const look = () => setDraft(!readDraft(address) ? 'none' : navigator.onLine ? 'ready' : 'waiting')
    if (kept) look()
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }, [address])

  async function send(): Promise<void> {
    const element = form.current
    if (!element || isSending) return
    // Thanks for one message do not stand beside what is wrong with the next.
    setStored(undefined)
    const fields = textsOf(element)
    const missing = missingFields(element, words.fields, common)
    if (Object.keys(missing).length > 0) {
      setErrors(missing)
      if (missingNotice) toast({ ...missingNotice, tone: 'destructive' })
      return
    }
    setSending(true)
    const body = JSON.stringify(fields)
    if (submission.current.body !== body) submission.current = { body, id: randomId() }
    const sent = await sendForm(address, {
      ...visitSource(),
      ...fields,
      submission_id: submission.current.id,
      ...token.current,
    })
    setSending(false)
    settle(sent, element, fields)
  }

  function settle(sent: Sent, element: HTMLFormElement, fields: Record<string, string>): void {
    setErrors(sent.kind === 'invalid' ? sent.messages : {})
    if (sent.kind === 'stored') {
      forget()
      // What was typed meanwhile is the next message.
      if (JSON.stringify(textsOf(element)) === JSON.stringify(fields)) element.reset()
      const notice = onStored?.(sent.answer) ?? words.success
      setStored(notice.text)
      toast(notice)
    }
    if (sent.kind === 'limited') toast({ ...common.limited, tone: 'destructive' })
    if (sent.kind === 'failed' || sent.kind === 'offline')
      toast({ title: words.failure.title, text: words.failure.text, tone: 'destructive' })
    if (sent.kind === 'offline') {
      keepDraft(address, { fields, submission: submission.current.id })
      setDraft('waiting')
    }
  }

  function forget(): void {
    submission.current = { body: '', id: '' }
    isPrefilled.current = false
    token.current = undefined
    dropDraft(address)
    setDraft('none')
  }

  return {
    form,
    isSending,
    stored,
    errors,
    draft,
    send,
    discard() {
      forget()
      form.current?.reset()
    },
    handlers: {
      onSubmit(event: FormEvent) {
        event.preventDefault()
        send()
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

function textsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

/** Whether there is something in the form that was not kept. */
function isTypedAnew(form: HTMLFormElement, kept: Record<string, string>): boolean {
  const fields = form.querySelectorAll<HTMLInputElement>('input:not([type=checkbox]),textarea')
  return [...fields].some(({ name, value, defaultValue }) => value !== defaultValue && value !== kept[name])
}

/** What is needed and empty, known without asking the server. */
function missingFields(
  form: HTMLFormElement,
  words: Record<string, FieldWords>,
  common: FormWords,
): Record<string, string> {
  const needed = [...form.querySelectorAll<HTMLInputElement>('[required]')]
  return Object.fromEntries(
    needed
      .filter((input) => input.value.trim() === '')
      .map(({ name }) => [name, words[name]?.missing ?? common.problems.missing]),
  )
}
