import { type FormEvent, useEffect, useRef, useState } from 'react'
import { EmailQuestion } from '#app/ui/form/email-question.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { useFieldErrors } from '#app/ui/form/use-field-errors.ts'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { useToast } from '#app/ui/toast/toast.ts'
import type { Words } from '#content/words.ts'
import type { ChatSession, ChatState } from './chat-session.ts'
import { sendHandOver } from './send-hand-over.ts'

interface HandOverProps {
  words: Words['chatWidget']['handOver']
  /** About an address that looks mistyped. */
  emailQuestion: Words['forms']['emailQuestion']
  state: ChatState
  session: ChatSession
  /** Asked for by a button, it takes the focus that the button had, each time. */
  timesAsked: number
  /** Before it goes, when it has the focus. */
  onLeave(): void
}

/** Offers to send the conversation to the team. With an e-mail address already in it, that is one press. */
export function HandOver({ words, emailQuestion, state, session, timesAsked, onLeave }: HandOverProps) {
  const toast = useToast()
  const card = useRef<HTMLFormElement>(null)
  const [isSending, setSending] = useState(false)
  const { attempt, errors, show, onInput } = useFieldErrors()
  const { email } = state.conversation.contactInfo
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' })
    if (timesAsked > 0) card.current?.focus({ preventScroll: true })
  }, [timesAsked])

  const leave = () => {
    if (card.current?.contains(document.activeElement)) onLeave()
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    const sent = await sendHandOver(state, Object.fromEntries(new FormData(event.currentTarget)))
    setSending(false)
    if (sent.kind === 'invalid' && sent.messages.email) {
      show(sent)
      // A question about it takes the focus by itself.
      if (!sent.suggestion) card.current?.querySelector<HTMLInputElement>('[type=email]')?.focus()
      return
    }
    if (sent.kind !== 'stored') return toast({ ...words.failed, tone: 'destructive' })
    const { reference = state.reference } = sent.answer
    leave()
    session.handedOver(reference)
    session.say(words.sent.replace('{reference}', reference))
  }

  const decline = () => {
    leave()
    session.setHandOver('declined')
  }

  return (
    <form
      ref={card}
      onSubmit={onSubmit}
      onInput={onInput}
      tabIndex={-1}
      aria-labelledby="hand-over-heading"
      className="chat-hand-over"
    >
      <h3 id="hand-over-heading">{words.heading}</h3>
      <p>{words.text}</p>
      {/* Shown even when it is known: what was read out of a sentence may be wrong. A later one replaces it. */}
      <TextField
        key={email}
        name="email"
        id="hand-over-email"
        type="email"
        error={errors.email}
        label={words.emailLabel}
        defaultValue={email ?? ''}
        autoComplete="email"
        required
      />
      <EmailQuestion words={emailQuestion} attempt={attempt} />
      <p className="chat-consent">
        {words.consent}{' '}
        <SmartLink href={words.privacyLink.href} className="thread-link">
          {words.privacyLink.label}
        </SmartLink>
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="submit" aria-disabled={isSending} className="chat-pill">
          {isSending ? words.sending : words.send}
        </button>
        <button type="button" onClick={decline} className="chat-pill">
          {words.notNow}
        </button>
      </div>
    </form>
  )
}
