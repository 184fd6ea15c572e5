import { useEffect, useRef } from 'react'
import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import type { Reply } from '#domain/pasted-bot/answer.ts'
import type { Passage } from '#domain/pasted-bot/read-text.ts'
import type { Lines, Turn } from './use-try-bot.ts'

interface ConversationProps {
  words: Words['tryChatbot']['bot']
  business: string
  turns: readonly Turn[]
  /** What can be offered where the text has no answer. */
  suggestions: readonly string[]
  isEmptyText: boolean
  /** Classes of what the visitor says, in the colour chosen. */
  tone: string
  /** Absent while no script could answer the press. */
  onShow: ((lines: Lines) => void) | undefined
}

export function Conversation({ words, business, turns, isEmptyText, tone, ...rest }: ConversationProps) {
  const log = useRef<HTMLDivElement>(null)

  // The newest is in sight, the page stays where it is.
  useEffect(() => {
    if (log.current && turns.length > 0) log.current.scrollTop = log.current.scrollHeight
  }, [turns])

  const welcome = business.trim() ? fill(words.welcome, { business: business.trim() }) : words.welcomeNoName
  return (
    <div
      ref={log}
      role="log"
      aria-label={words.logLabel}
      className="min-h-0 flex-1 overflow-y-auto px-4 py-4"
    >
      <ol className="flex flex-col gap-3 text-16 leading-snug">
        <BotLine name={words.bot}>
          <p>{isEmptyText ? words.noText : welcome}</p>
        </BotLine>
        {turns.map(({ question, replies }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a conversation only grows at its end.
          <li key={index} className="flex flex-col gap-3">
            <p
              className={`max-w-[85%] self-end rounded-card rounded-br-none px-3.5 py-2 break-words whitespace-pre-wrap ${tone}`}
            >
              <span className="sr-only">{words.you}: </span>
              {question}
            </p>
            <ul className="flex flex-col gap-3">
              {replies.map((reply, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays as it is.
                <BotLine key={at} name={words.bot}>
                  <ReplyText reply={reply} words={words} {...rest} />
                </BotLine>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  )
}

function BotLine({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <li className="max-w-[92%] self-start rounded-card rounded-bl-none border border-line bg-paper px-3.5 py-2">
      <span className="sr-only">{name}: </span>
      {children}
    </li>
  )
}

interface ReplyTextProps extends Pick<ConversationProps, 'words' | 'suggestions' | 'onShow'> {
  reply: Reply
}

function ReplyText({ reply, words, suggestions, onShow }: ReplyTextProps) {
  if (reply.kind === 'answer')
    return (
      <>
        {reply.missing.length > 0 && (
          <p className="mb-1.5 text-ink-2">
            {fill(words.missing, { what: reply.missing.map((each) => words.qualifiers[each]).join(', ') })}
          </p>
        )}
        <Quotes passages={reply.passages} words={words} onShow={onShow} />
      </>
    )
  if (reply.kind === 'unknown')
    return (
      <>
        <p>{words.unknown}</p>
        {reply.nearest && (
          <>
            <p className="mt-2 text-ink-2">{words.nearest}</p>
            <Quotes passages={[reply.nearest]} words={words} onShow={onShow} />
          </>
        )}
        {suggestions.length > 0 && (
          <p className="mt-2 text-ink-2">
            {fill(words.canAnswer, { questions: suggestions.slice(0, 2).join(' · ') })}
          </p>
        )}
      </>
    )
  return <p>{reply.kind === 'nothing-asked' ? words.nothingAsked : words[reply.kind]}</p>
}

interface QuotesProps extends Pick<ConversationProps, 'words' | 'onShow'> {
  passages: readonly Passage[]
}

/** In the pasted words, each with the line it comes from. */
function Quotes({ passages, words, onShow }: QuotesProps) {
  return (
    <ul className="flex flex-col gap-1.5">
      {passages.map((passage) => (
        <li key={passage.firstLine + passage.text} className="break-words [font-kerning:none]" dir="auto">
          <p className="whitespace-pre-wrap">{passage.text}</p>
          <Source passage={passage} words={words} onShow={onShow} />
        </li>
      ))}
    </ul>
  )
}

function Source({ passage, words, onShow }: Omit<QuotesProps, 'passages'> & { passage: Passage }) {
  const { firstLine: first, textLine, lastLine: last } = passage
  const label =
    textLine === last
      ? fill(words.source, { line: String(last) })
      : fill(words.sourceLines, { first: String(textLine), last: String(last) })
  if (!onShow) return <p className="figures text-14 text-ink-2">{label}</p>
  return (
    <button
      type="button"
      onClick={() => onShow({ first, last })}
      className="figures -mx-2 inline-flex min-h-11 items-center px-2 text-14 text-ink-2 underline decoration-marigold decoration-2 underline-offset-4 hover:text-indigo"
    >
      {label}
    </button>
  )
}
