import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ThinkingThread } from '#app/ui/thread/thinking-thread.tsx'
import { fill } from '#content/fill.ts'
import { type Entry, type Message, readCustomer } from '#domain/whatsapp/chat.ts'
import { Composer } from './composer.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { ownerState } from './owner-state.ts'
import type { TryWords } from './said.ts'
import type { useBench } from './use-bench.ts'

interface PhoneProps {
  words: TryWords
  bench: ReturnType<typeof useBench>
  onChoose(step: string, choice: string): void
  onWrite(text: string): void
}

/** A phone of our own drawing, in which the visitor is the customer. */
export function Phone({ words, bench, onChoose, onWrite }: PhoneProps) {
  const { chat, trade, isExample, isTyping, seen } = bench
  const { business, about } = words.trades[trade]
  const log = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  /** A choice was pressed, so the focus goes on to the next ones. */
  const isPressing = useRef(false)
  const entries = chat.entries.slice(0, seen)

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new entry
  useEffect(() => {
    const shown = log.current
    if (!shown || isExample) return
    shown.scrollTop = shown.scrollHeight
    if (!isPressing.current || isTyping) return
    isPressing.current = false
    const questions = shown.querySelectorAll('[data-question]')
    const isAsked =
      questions.length > 0 && shown.lastElementChild?.contains(questions[questions.length - 1] ?? null)
    const next = isAsked ? questions[questions.length - 1]?.querySelector('button') : undefined
    const target = next ?? (isWriting(chat.step) ? box.current : shown)
    target?.focus({ preventScroll: true })
  }, [seen, chat, isExample, isTyping])

  const pressed = (act: () => void) => {
    isPressing.current = true
    act()
  }
  const isWriting = (step: string | undefined) =>
    step !== undefined && words.chats[chat.language].trade.steps[step]?.example !== undefined
  const example = words.chats[chat.language].trade.steps[chat.step ?? '']?.example
  return (
    <div>
      <div className="mx-auto max-w-[23rem] overflow-hidden rounded-[2rem] border-[1.75px] border-ink bg-paper">
        <div className="border-b border-line bg-paper-2 px-5 pt-4 pb-3">
          <span className="mx-auto mb-3 block h-1 w-14 rounded-full bg-ink-2" aria-hidden="true" />
          <p className="font-[600] leading-tight">{business}</p>
          <p className="text-14 text-ink-2">{about}</p>
        </div>
        <div
          ref={log}
          role="log"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard must be able to
          tabIndex={0}
          aria-label={fill(words.phone.log, { business })}
          className="flex h-[min(32rem,62svh)] flex-col gap-3 overflow-y-auto overscroll-contain bg-paper p-4 focus-visible:-outline-offset-3"
        >
          {entries.flatMap((entry, index) => [
            ...dayOf(entry, entries[index - 1], words),
            ...(entry.kind === 'event'
              ? []
              : [
                  <MessageBubble
                    key={entry.id}
                    words={words}
                    message={entry}
                    trade={trade}
                    isRead={isAnswered(entries, index)}
                    chosen={chosenAfter(chat.entries, entry)}
                    onChoose={isExample ? undefined : (step, choice) => pressed(() => onChoose(step, choice))}
                  />,
                ]),
          ])}
          {isTyping && (
            <div role="img" aria-label={words.phone.typing} className="px-1">
              <ThinkingThread />
            </div>
          )}
        </div>
        <div className="border-t border-line bg-paper-2 p-3">
          {isExample ? (
            <div className="grid gap-2 px-1 py-1">
              <p className="text-14 text-ink-2">{words.bench.example}</p>
              <Button
                look="primary"
                className="needs-script w-full"
                data-replay
                onClick={() => pressed(bench.play)}
              >
                {words.bench.play}
              </Button>
            </div>
          ) : (
            <Composer
              ref={box}
              words={words.phone.composer}
              example={example}
              check={(text) => readCustomer(chat, text, words.chats).kind}
              onSend={onWrite}
            />
          )}
        </div>
      </div>
      <div className="mx-auto mt-3 max-w-[23rem]">
        {!isExample && (
          <p className="border-l-[3px] border-indigo pl-3 text-14 lg:hidden">
            <span className="text-ink-2">{words.phone.ownerLine}</span> {ownerState(chat, words.owner.states)}
          </p>
        )}
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-14 text-ink-2">{words.phone.note}</p>
          {!isExample && (
            <div className="flex items-center gap-x-4">
              <p role="status" className="text-14">
                {bench.canUndo && words.bench.started}
              </p>
              {bench.canUndo && <TextButton onPress={bench.undo}>{words.bench.undo}</TextButton>}
              <TextButton onPress={bench.play}>{words.bench.playAgain}</TextButton>
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

function TextButton({ onPress, children }: { onPress(): void; children: ReactNode }) {
  return (
    <button type="button" onClick={onPress} className="thread-link min-h-11 text-16 font-[600]">
      {children}
    </button>
  )
}

/** A line between two days. */
function dayOf({ id, day }: Entry, before: Entry | undefined, { phone }: TryWords): ReactNode[] {
  if (before?.day === day) return []
  const name = !before ? phone.days.first : day - before.day < 7 ? phone.days.next : phone.days.week
  return [
    <p key={`day-${id}`} className="self-center rounded-full bg-paper-2 px-3 text-14 text-ink-2">
      {name}
    </p>,
  ]
}

function isAnswered(entries: readonly Entry[], index: number): boolean {
  return entries.slice(index + 1).some((entry) => entry.kind !== 'event' && entry.by !== 'customer')
}

/** Which choice of a question was pressed before the next message of the business. */
function chosenAfter(entries: readonly Entry[], { id }: Message): string | undefined {
  const next = entries.find((entry) => entry.id > id && entry.kind !== 'event')
  return next?.kind === 'chosen' ? next.choice : undefined
}
