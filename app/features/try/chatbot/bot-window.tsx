import { type FormEvent, type ReactNode, type RefObject, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import { longestMessage } from '#domain/pasted-bot/answer.ts'

/** Four of our own tones, each with what can be read on it. */
export const tones = {
  indigo: 'bg-indigo text-paper',
  peacock: 'bg-peacock text-paper',
  marigold: 'bg-marigold text-indigo-black',
  sindoor: 'bg-sindoor text-paper',
} as const

export type Tone = keyof typeof tones

interface BotWindowProps {
  words: Words['tryChatbot']
  business: string
  tone: Tone
  suggestions: readonly string[]
  unanswered: readonly string[]
  field: RefObject<HTMLInputElement | null>
  onTone(tone: Tone): void
  onAsk(question: string): void
  /** The conversation. */
  children: ReactNode
}

/** The visitor's website, drawn, with the bot on it. */
export function BotWindow({
  words,
  business,
  tone,
  suggestions,
  unanswered,
  field,
  children,
  ...on
}: BotWindowProps) {
  const [isListShown, setIsListShown] = useState(false)
  const { bot } = words
  const name = business.trim() || bot.noName
  const ask = (event: FormEvent) => {
    event.preventDefault()
    const question = field.current?.value.trim() ?? ''
    if (!field.current || question === '') return
    field.current.value = ''
    setIsListShown(false)
    on.onAsk(question)
  }
  return (
    <>
      <section
        aria-label={bot.frame}
        className="typed overflow-hidden rounded-card border border-ink-2/60 bg-paper-2"
      >
        <BrowserBar name={name} />
        <div className="flex h-[34rem] max-h-[calc(100svh-7rem)] flex-col lg:h-[40rem] noscript:h-auto noscript:max-h-none border-t border-line bg-paper md:mt-10 md:mr-4 md:ml-14 md:rounded-t-card md:border-x lg:ml-24">
          <p
            className={`flex min-h-12 items-center gap-2.5 px-4 py-2 font-[600] md:rounded-t-card ${tones[tone]}`}
          >
            <Icon name="chatbot" className="size-6 shrink-0" />
            <span className="min-w-0 truncate">{name}</span>
          </p>
          {isListShown ? <CouldNotAnswer words={words.unanswered} questions={unanswered} /> : children}
          <div className="needs-script border-t border-line px-3 pt-2 pb-3">
            {!isListShown && suggestions.length > 0 && (
              <ul
                aria-label={bot.suggestionsLabel}
                className="-mx-3 mb-2 flex gap-2 overflow-x-auto px-3 pb-1"
              >
                {suggestions.map((question) => (
                  <li key={question} className="shrink-0">
                    <button
                      type="button"
                      onClick={() => on.onAsk(question)}
                      className="min-h-11 max-w-72 truncate rounded-full border border-ink-2 px-4 text-16 hover:border-indigo hover:text-indigo"
                    >
                      {question}
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <form
              onSubmit={ask}
              className="flex items-center gap-2 rounded-full border border-ink-2 py-0.5 pr-0.5 pl-4 focus-within:border-indigo focus-within:outline-2 focus-within:outline-indigo"
            >
              <input
                ref={field}
                aria-label={bot.field}
                placeholder={bot.placeholder}
                maxLength={longestMessage}
                autoComplete="off"
                enterKeyHint="send"
                className="min-h-11 min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-2"
              />
              <button
                type="submit"
                data-replay
                aria-label={bot.send}
                className={`grid size-11 shrink-0 place-items-center rounded-full ${tones[tone]}`}
              >
                <Icon name="arrow" />
              </button>
            </form>
          </div>
        </div>
      </section>
      <div className="needs-script mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <TonePicker words={bot} tone={tone} onTone={on.onTone} />
        <button
          type="button"
          aria-pressed={isListShown}
          onClick={() => setIsListShown(!isListShown)}
          className="min-h-11 rounded-full border border-ink-2 px-4 text-16 font-[600] hover:border-indigo hover:text-indigo"
        >
          {isListShown
            ? words.unanswered.back
            : fill(words.unanswered.show, { count: String(unanswered.length) })}
        </button>
      </div>
    </>
  )
}

/** The frame of a browser, with the first letters of a page behind. */
function BrowserBar({ name }: { name: string }) {
  return (
    <div aria-hidden="true" className="flex h-11 items-center gap-3 px-4">
      <svg viewBox="0 0 30 6" aria-hidden="true" className="h-1.5 w-7.5 shrink-0 fill-ink-2/50">
        <circle cx="3" cy="3" r="3" />
        <circle cx="15" cy="3" r="3" />
        <circle cx="27" cy="3" r="3" />
      </svg>
      <span className="min-w-0 flex-1 truncate rounded-full bg-paper px-4 text-14 leading-7 text-ink-2">
        {name}
      </span>
    </div>
  )
}

interface TonePickerProps {
  words: Words['tryChatbot']['bot']
  tone: Tone
  onTone(tone: Tone): void
}

function TonePicker({ words, tone, onTone }: TonePickerProps) {
  return (
    <fieldset className="flex items-center gap-1">
      <legend className="float-left mr-2 text-16 text-ink-2">{words.colourLabel}</legend>
      {(Object.keys(tones) as Tone[]).map((each) => (
        <label
          key={each}
          className="grid size-11 cursor-pointer place-items-center"
          title={words.colours[each]}
        >
          <input
            type="radio"
            name="tone"
            value={each}
            checked={each === tone}
            onChange={() => onTone(each)}
            className="peer sr-only"
          />
          <span className="sr-only">{words.colours[each]}</span>
          <span
            className={`size-7 rounded-full outline-offset-2 peer-checked:outline-2 peer-checked:outline-ink peer-focus-visible:outline-3 peer-focus-visible:outline-indigo forced-colors:border ${tones[each]}`}
          />
        </label>
      ))}
    </fieldset>
  )
}

interface CouldNotAnswerProps {
  words: Words['tryChatbot']['unanswered']
  questions: readonly string[]
}

/** What was asked in this visit and is not in the text. */
function CouldNotAnswer({ words, questions }: CouldNotAnswerProps) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 py-4 text-16">
      <h3 className="text-20 font-[600]">{words.heading}</h3>
      {questions.length === 0 ? (
        <p className="mt-2 text-ink-2">{words.empty}</p>
      ) : (
        <>
          <ol className="mt-3 border-y border-line">
            {questions.map((question) => (
              <li key={question} className="border-b border-line py-2 break-words last:border-b-0">
                {question}
              </li>
            ))}
          </ol>
          <p className="mt-3 text-ink-2">{words.text}</p>
        </>
      )}
    </div>
  )
}
