import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { useToast } from '#app/ui/toast/toast.ts'
import type { HandOverWords } from '#content/types/chat-widget.ts'
import type { ChatSession, ChatState } from './chat-session.ts'
import { sendHandOver } from './send-hand-over.ts'

interface HandOverProps {
  words: HandOverWords
  state: ChatState
  session: ChatSession
}

/** Offers to send the conversation to the team. With an e-mail address already in it, that is one press. */
export function HandOver({ words, state, session }: HandOverProps) {
  const toast = useToast()
  const card = useRef<HTMLFormElement>(null)
  const [isSending, setSending] = useState(false)
  const { email } = state.conversation.contactInfo
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('hand-over-email')
    setSending(true)
    const reference = await sendHandOver(state, email ?? String(typed ?? ''))
    setSending(false)
    if (!reference) return toast({ ...words.failed, tone: 'destructive' })
    session.handedOver(reference)
    session.say(words.sent.replace('{reference}', reference))
  }

  return (
    <form ref={card} onSubmit={onSubmit} aria-labelledby="hand-over-heading" className="chat-hand-over">
      <h3 id="hand-over-heading">{words.heading}</h3>
      <p>{words.text}</p>
      {email === null && (
        <TextField
          name="hand-over-email"
          type="email"
          label={words.emailLabel}
          autoComplete="email"
          required
        />
      )}
      <p className="chat-consent">
        {words.consent}{' '}
        <SmartLink href={words.privacyLink.href} className="thread-link">
          {words.privacyLink.label}
        </SmartLink>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" type="submit" disabled={isSending} className="px-4">
          {isSending ? words.sending : words.send}
        </Button>
        <Button look="quiet" className="px-4" onClick={() => session.setHandOver('declined')}>
          {words.notNow}
        </Button>
      </div>
    </form>
  )
}
