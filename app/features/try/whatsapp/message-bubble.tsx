import { fill } from '#content/fill.ts'
import type { TradeId } from '#content/whatsapp-flows.ts'
import type { Message } from '#domain/whatsapp/chat.ts'
import { Choices } from './choices.tsx'
import { MessageTile } from './message-tile.tsx'
import { saidIn, type TryWords, timeText } from './said.ts'

interface MessageBubbleProps {
  words: TryWords
  message: Message
  trade: TradeId
  isRead: boolean
  chosen: string | undefined
  /** Absent in the example, where nothing can be pressed. */
  onChoose: ((step: string, choice: string) => void) | undefined
}

export function MessageBubble({ words, message, trade, isRead, chosen, onChoose }: MessageBubbleProps) {
  const { author, lines, tile, question } = saidIn(message, trade, words)
  const isOwn = author === 'customer'
  const name = fill(words.phone.authors[author], { business: words.trades[trade].business })
  const look = isOwn
    ? 'self-end rounded-br-[3px] bg-band text-khadi'
    : `self-start rounded-bl-[3px] border bg-paper ${author === 'owner' ? 'border-2 border-marigold' : author === 'template' ? 'border-dashed border-ink-2' : 'border-line'}`
  return (
    <div
      className={`typed ${question ? 'w-[88%]' : 'max-w-[88%]'} min-w-28 rounded-card px-3.5 py-2 ${look}`}
      data-by={author}
    >
      <p className={author === 'owner' || author === 'template' ? 'text-14 font-[600]' : 'sr-only'}>{name}</p>
      {tile && <MessageTile tile={tile} lang={message.language} trade={trade} words={words.phone.tiles} />}
      {lines.map(({ text, lang }) => (
        <p key={text} lang={lang} className="text-16 leading-snug wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      ))}
      <p
        className={`figures mt-0.5 flex items-center justify-end gap-1.5 text-14 ${isOwn ? 'text-khadi-2' : 'text-ink-2'}`}
      >
        {timeText(message)}
        {isOwn && <Ticks words={words.phone.ticks} isRead={isRead} />}
      </p>
      {question && (
        <Choices question={question} chosen={chosen} chosenWord={words.phone.chosen} onChoose={onChoose} />
      )}
    </div>
  )
}

/** Two strokes of the thread; filled once it is read, and said in a word. */
function Ticks({ words, isRead }: { words: TryWords['phone']['ticks']; isRead: boolean }) {
  return (
    <>
      <svg viewBox="0 0 22 12" fill="none" aria-hidden="true" className="h-3 w-5.5">
        <path
          d="M2 7l3 3 6-8M9.5 8.5l1.5 1.5 6-8"
          stroke="currentColor"
          strokeWidth={isRead ? 2.2 : 1.2}
          strokeDasharray={isRead ? undefined : '1.6 1.6'}
        />
        {isRead && <circle cx="20" cy="10" r="1.4" className="fill-marigold" />}
      </svg>
      <span className="sr-only">{isRead ? words.read : words.delivered}</span>
    </>
  )
}
