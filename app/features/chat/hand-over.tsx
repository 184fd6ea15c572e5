import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { useToast } from '#app/ui/toast/toast.ts'
import type { HandOverWords } from '#content/types/chat-widget.ts'
import type { Conversation } from '#domain/conversation.ts'
import type { ChatSession } from './chat-session.ts'
import { sendHandOver } from './send-hand-over.ts'

interface HandOverProps {
  words: HandOverWords
  conversation: Conversation
  session: ChatSession
}

/** Offers to send the conversation to the team. With an e-mail address already in it, that is one press. */
export function HandOver({ words, conversation, session }: HandOverProps) {
  const toast = useToast()
  const card = useRef<HTMLFormElement>(null)
  const [isSending, setSending] = useState(false)
  const { email } = conversation.contactInfo
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('hand-over-email')
    setSending(true)
    const sent = await sendHandOver(conversation, email ?? String(typed ?? ''))
    setSending(false)
    if (!sent) return toast({ ...words.failed, tone: 'destructive' })
    session.setHandOver('sent')
    session.say(words.sent.replace('{reference}', sent.reference))
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
