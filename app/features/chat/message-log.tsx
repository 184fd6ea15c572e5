import { type ReactNode, use } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { LocaleContext } from '#app/ui/locale.ts'
import { ThinkingThread } from '#app/ui/thread/thinking-thread.tsx'
import { company } from '#content/company.ts'
import type { Words } from '#content/words.ts'
import type { ChatMessage } from '#domain/conversation-analyser.ts'
import { timeOfDay } from '#domain/meeting-time.ts'
import { Cards } from './cards.tsx'
import type { ChatState } from './chat-session.ts'
import { RichText } from './rich-text.tsx'

interface MessageLogProps {
  words: Words['chatWidget']
  state: ChatState
  onBook(): void
  onHandOver(): void
  onAskTeam(replyId: number): void
  onSay(text: string): void
  onRetry(): void
  /** What the last reply leads to. */
  children?: ReactNode
}

/**
 * What has been said. New messages are announced whole: the reply under way is drawn below the log, outside of what
 * screen readers listen to, and joins it when it is complete.
 */
export function MessageLog({ words, state, onAskTeam, onRetry, children, ...presses }: MessageLogProps) {
  const { conversation, isWaiting, arriving, cards, unanswered } = state
  return (
    <div className="chat-thread">
      <div role="log" aria-label={words.logLabel} className="chat-log">
        {conversation.messages.map((message) =>
          message.isBot ? (
            <div key={message.id} className="chat-reply">
              <Author name={company.name} message={message} />
              <RichText text={message.text} />
              <Cards
                cards={cards[message.id] ?? []}
                words={words}
                state={state}
                onAskTeam={() => onAskTeam(message.id)}
                {...presses}
              />
            </div>
          ) : (
            <div key={message.id} className="chat-question">
              <Author name={words.you} message={message} />
              <p>{message.text}</p>
            </div>
          ),
        )}
      </div>
      {isWaiting && (
        <div className={arriving ? 'chat-reply typed' : 'chat-coming'} data-typing aria-hidden="true">
          {arriving ? <RichText text={arriving} /> : <ThinkingThread />}
        </div>
      )}
      {children}
      {unanswered !== null && (
        <button type="button" onClick={onRetry} className="chat-pill mt-3">
          <Icon name="retry" className="size-5" />
          {words.failure.retry}
        </button>
      )}
    </div>
  )
}

function Author({ name, message }: { name: string; message: ChatMessage }) {
  const locale = use(LocaleContext)
  return (
    <p className="chat-author">
      <span className="sr-only">{name}</span>
      <time dateTime={message.timestamp} className="figures">
        {timeOfDay(new Date(message.timestamp), locale)}
      </time>
    </p>
  )
}
