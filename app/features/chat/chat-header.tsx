import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { KnotMark } from '#app/ui/thread/knot-mark.tsx'
import type { Words } from '#content/words.ts'

interface ChatHeaderProps {
  words: Words['chat']
  status: string
  /** Buttons before the one that closes. */
  children?: ReactNode
}

export function ChatHeader({ words, status, children }: ChatHeaderProps) {
  return (
    <>
      <div className="chat-header on-band">
        <KnotMark className="size-9 shrink-0" />
        <div className="grow">
          <h2 id="chat-title" className="text-17 leading-tight wide">
            {words.title}
          </h2>
          <p role="status" className="text-14 leading-tight text-khadi-2">
            {status}
          </p>
        </div>
        {children}
        <button
          type="button"
          popoverTarget="chat"
          popoverTargetAction="hide"
          aria-label={words.close}
          className="chat-tool"
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
      <button type="button" popoverTarget="chat-figures" className="chat-figures-open needs-script">
        <Icon name="dashboard" className="size-5" />
        {words.analytics.open}
      </button>
    </>
  )
}
