import { useEffect, useRef, useState } from 'react'
import type { TradeId } from '#content/whatsapp-flows.ts'
import { type Chat, playedOut, startChat } from '#domain/whatsapp/chat.ts'
import type { TryWords } from './said.ts'

/** As long as somebody types a short line. */
const typingTime = 700

/** The conversation on the page: first an example played to its end, then the visitor's own. */
export function useBench(trade: TradeId, { chats, greeting, reader }: TryWords) {
  const [chat, setChat] = useState(() => playedOut(trade, reader, greeting, chats))
  const [isExample, setIsExample] = useState(true)
  const [replaced, setReplaced] = useState<Chat>()
  /** How many entries the customer has seen while the agent still types; all of them otherwise. */
  const [seen, setSeen] = useState<number>()
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(typing.current), [])

  const put = (next: Chat, seenOfIt?: number) => {
    clearTimeout(typing.current)
    setChat(next)
    setReplaced(undefined)
    setSeen(seenOfIt)
    if (seenOfIt !== undefined) typing.current = setTimeout(() => setSeen(undefined), typingTime)
  }
  if (chat.trade !== trade)
    put(isExample ? playedOut(trade, reader, greeting, chats) : startChat(trade, reader, greeting))
  return {
    trade,
    chat,
    isExample,
    canUndo: replaced !== undefined,
    seen: seen ?? chat.entries.length,
    isTyping: seen !== undefined,
    /** What the owner does shows at once. */
    act: (next: Chat) => put(next),
    /** What the customer does is answered after a moment, unless nothing is to move. */
    hear(next: Chat) {
      const told = chat.entries.length + 1
      const isAnswered = next.entries
        .slice(told)
        .some((entry) => entry.kind !== 'event' && entry.by === 'agent')
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      put(next, isAnswered && !isStill ? told : undefined)
    },
    play() {
      put(startChat(trade, reader, greeting))
      setIsExample(false)
      if (!isExample) setReplaced(chat)
    },
    undo() {
      if (replaced) put(replaced)
    },
  }
}
