import { type FormEvent, type KeyboardEvent, type RefObject, useSyncExternalStore } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { Words } from '#content/words.ts'

interface ComposerProps {
  ref: RefObject<HTMLTextAreaElement | null>
  words: Words['chatWidget']['composer']
  draft: string
  isWaiting: boolean
  onChange(draft: string): void
  onSend(text: string): void
}

const maxMessageLength = 2000
const countsDownFrom = 200

/** Where the visitor writes. Enter sends, Shift and Enter begins a line. Offline, what was typed stays. */
export function Composer({ ref, words, draft, isWaiting, onChange, onSend }: ComposerProps) {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine)
  const left = maxMessageLength - draft.length

  const send = () => {
    if (isOnline && !isWaiting && draft.trim() !== '') onSend(draft)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method is composing, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form onSubmit={onSubmit} className="chat-composer">
      {!isOnline && (
        <p role="status" className="chat-offline">
          {words.offline}
        </p>
      )}
      <div className="chat-box">
        <textarea
          ref={ref}
          rows={1}
          aria-label={words.label}
          placeholder={words.placeholder}
          maxLength={maxMessageLength}
          value={draft}
          disabled={isWaiting}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" aria-label={words.send} disabled={isWaiting} className="chat-send">
          <Icon name="arrow" />
        </button>
      </div>
      {left <= countsDownFrom && (
        <p className="chat-left figures">{words.left.replace('{count}', String(left))}</p>
      )}
    </form>
  )
}

function watchConnection(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
