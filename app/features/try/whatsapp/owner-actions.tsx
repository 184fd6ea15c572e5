import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { apiLimits } from '#content/whatsapp-flows.ts'
import { type Chat, giveBack, nextDay, reply, sendTemplate } from '#domain/whatsapp/chat.ts'
import type { TryWords } from './said.ts'

interface OwnerActionsProps {
  words: TryWords
  chat: Chat
  onAct(next: Chat): void
}

/** What the owner can do with the chat, and how the days pass. */
export function OwnerActions({ words, chat, onAct }: OwnerActionsProps) {
  const { actions } = words.owner
  const suggestion = words.trades[chat.trade].reply
  const [draft, setDraft] = useState<string>()
  const box = useRef<HTMLTextAreaElement>(null)
  const isWriting = draft !== undefined
  useEffect(() => {
    if (isWriting) box.current?.focus()
  }, [isWriting])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!draft?.trim()) return
    onAct(reply(chat, draft))
    setDraft(undefined)
  }
  return (
    <fieldset className="mt-5 flex min-w-0 flex-wrap gap-2.5">
      <legend className="sr-only">{actions.label}</legend>
      {isWriting ? (
        <form onSubmit={onSubmit} className="grid w-full gap-2">
          <label htmlFor="owner-reply" className="font-[600]">
            {actions.replyLabel}
          </label>
          <textarea
            ref={box}
            id="owner-reply"
            rows={2}
            maxLength={apiLimits.text}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            className="min-h-12 w-full rounded-[10px] border border-ink/50 bg-paper px-3.5 py-2.5"
          />
          <Button look="outline" type="submit" className="justify-self-start">
            {actions.send}
          </Button>
        </form>
      ) : (
        <Button look="outline" onClick={() => setDraft(suggestion)}>
          {actions.reply}
        </Button>
      )}
      {chat.handler === 'person' && (
        <Button look="outline" onClick={() => onAct(giveBack(chat))}>
          {actions.giveBack}
        </Button>
      )}
      <Button look="outline" onClick={() => onAct(nextDay(chat))}>
        {actions.nextDay}
      </Button>
      {chat.day > 0 && (
        <>
          <Button look="outline" onClick={() => onAct(sendTemplate(chat, 'reminder'))}>
            {actions.reminder}
          </Button>
          <Button look="outline" onClick={() => onAct(sendTemplate(chat, 'offer'))}>
            {actions.offer}
          </Button>
        </>
      )}
    </fieldset>
  )
}
