import { type RefObject, useEffect, useRef } from 'react'
import { useHref } from 'react-router'
import { buttonClass } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ThinkingThread } from '#app/ui/thread/thinking-thread.tsx'
import { fill } from '#content/fill.ts'
import { hourOf, longestQuestion, type Mine, type MineWords, mineFields } from '#domain/mine/mine.ts'
import type { ShownTurn } from './use-mine.ts'

interface MinePhoneProps {
  words: MineWords
  name: string
  mine: Mine
  /** Sent along where the conversation is answered by the server. */
  asked: readonly string[]
  turns: readonly ShownTurn[]
  suggestions: readonly string[]
  question: RefObject<HTMLInputElement | null>
}

/** The visitor's own phone, on which their agent answers their customers. */
export function MinePhone({ words, name, mine, asked, turns, suggestions, question }: MinePhoneProps) {
  const log = useRef<HTMLDivElement>(null)
  const form = useHref(words.send.href)
  const count = turns.length
  const open = suggestions.filter((each) => !turns.some(({ question }) => question === each))
  // The newest is in sight; the page stays where it is.
  useEffect(() => {
    if (log.current && count > 1) log.current.scrollTop = log.current.scrollHeight
  }, [count])
  return (
    <>
      <div
        data-own-chat
        className="mx-auto flex max-w-[25rem] flex-col overflow-hidden rounded-[1.75rem] border-[3px] border-ink bg-paper"
      >
        <p className="on-band bg-band px-5 py-2 leading-tight text-khadi">
          <bdi className="block truncate font-[600]">{name}</bdi>
          <span className="block text-14">{fill(words.status, { closes: hourOf(words, mine) })}</span>
        </p>
        <div
          ref={log}
          role="log"
          aria-label={words.logLabel}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it.
          tabIndex={0}
          className="h-40 overflow-y-auto px-3 py-3 noscript:h-auto -outline-offset-3"
        >
          <ol className="flex flex-col gap-2 text-16 leading-snug">
            {turns.map((turn, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a conversation only grows at its end.
              <li key={at} className="flex flex-col gap-2">
                <p className="max-w-[85%] self-start rounded-card rounded-bl-none border border-line bg-paper-2 px-3 py-1.5 wrap-anywhere">
                  <span className="sr-only">{words.customer}: </span>
                  <bdi>{turn.question}</bdi>
                </p>
                <Answer turn={turn} words={words} />
              </li>
            ))}
          </ol>
        </div>
        <ul
          aria-label={words.suggestionsLabel}
          className="flex gap-2 overflow-x-auto px-3 pb-2 [scrollbar-width:thin]"
        >
          {open.map((each) => (
            <li key={each} className="shrink-0">
              <button
                type="submit"
                data-waits
                name={mineFields.question}
                value={each}
                className="min-h-11 rounded-full border border-ink-2/70 px-3.5 text-16 hover:border-indigo hover:text-indigo"
              >
                {each}
              </button>
            </li>
          ))}
        </ul>
        {asked.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <input key={at} type="hidden" name={mineFields.question} value={each} />
        ))}
        <div className="relative m-3 mt-0">
          <input
            ref={question}
            name={mineFields.question}
            aria-label={words.question}
            placeholder={words.question}
            maxLength={longestQuestion}
            dir="auto"
            autoComplete="off"
            enterKeyHint="send"
            className="block min-h-12.5 w-full min-w-0 rounded-full border border-ink-2 bg-transparent pr-14 pl-4 text-16 outline-offset-0 placeholder:text-ink-2"
          />
          <button
            type="submit"
            data-waits
            aria-label={words.ask}
            className="absolute inset-y-0.5 right-0.5 my-auto grid size-11 place-items-center rounded-full bg-indigo text-paper"
          >
            <Icon name="arrow" />
          </button>
        </div>
      </div>
      <div className="mx-auto mt-3 flex max-w-[25rem] flex-wrap items-center justify-between gap-x-4 gap-y-2 text-14 text-ink-2">
        <button
          type="submit"
          data-waits
          formAction={form}
          className={buttonClass('outline', 'w-full text-16')}
        >
          {words.send.button}
        </button>
        <p>
          {words.sampleNote} {words.privacy}
        </p>
      </div>
    </>
  )
}

/** What the agent does not know looks different from what it does. */
function Answer({ turn: { answer, isKnown }, words }: { turn: ShownTurn; words: MineWords }) {
  if (answer === undefined)
    return (
      <p className="self-end px-3 py-1.5">
        <span className="sr-only">{words.agent}: …</span>
        <ThinkingThread />
      </p>
    )
  const look = isKnown ? 'bg-peacock text-paper' : 'border-2 border-dashed border-peacock bg-paper'
  return (
    <p
      className={`max-w-[88%] self-end rounded-card rounded-br-none px-3 py-1.5 whitespace-pre-line wrap-anywhere ${look}`}
    >
      <span className="sr-only">{words.agent}: </span>
      {answer}
    </p>
  )
}
