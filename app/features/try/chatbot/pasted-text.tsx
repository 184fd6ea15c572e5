import { useEffect, useRef } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import { mostCharacters, type PastedText } from '#domain/pasted-bot/read-text.ts'
import type { Lines } from './use-try-bot.ts'

interface PastedTextPaneProps {
  words: Words['tryChatbot']['text']
  business: string
  pasted: string
  text: PastedText
  /** Where the last answer stands: marked in the text. */
  shown: Lines | undefined
  onBusiness(business: string): void
  onPaste(text: string): void
  onSample(sample: Words['tryChatbot']['text']['samples'][number]): void
}

/** What the bot is given to read, and what it found in it. */
export function PastedTextPane({ words, business, pasted, text, shown, ...on }: PastedTextPaneProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const { onPaste, onBusiness } = on

  // What was typed before the browser code arrived counts too.
  useEffect(() => {
    if (area.current && area.current.value !== area.current.defaultValue) onPaste(area.current.value)
    if (name.current && name.current.value !== name.current.defaultValue) onBusiness(name.current.value)
  }, [onPaste, onBusiness])

  return (
    <div>
      <label htmlFor="try-business" className="block font-[600]">
        {words.business}
      </label>
      <input
        ref={name}
        id="try-business"
        value={business}
        maxLength={80}
        autoComplete="organization"
        onChange={({ target }) => onBusiness(target.value)}
        className="mt-1.5 min-h-12 w-full rounded-[10px] border border-ink/50 bg-paper px-3.5 py-2.5"
      />
      <div className="needs-script mt-5 flex flex-wrap items-center gap-2">
        <span className="text-16 text-ink-2">{words.samplesLabel}</span>
        <Badge tone="sample">{words.sample}</Badge>
        <ul className="flex w-full flex-wrap gap-2">
          {words.samples.map((sample) => (
            <li key={sample.id}>
              <button
                type="button"
                data-replay
                onClick={() => on.onSample(sample)}
                className="min-h-11 rounded-full border border-ink-2 px-4 text-16 font-[600] hover:border-indigo hover:text-indigo"
              >
                {sample.label}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <label htmlFor="try-text" className="mt-6 block font-[600]">
        {words.label}
      </label>
      <p id="try-text-hint" className="text-16 text-ink-2">
        {words.hint}
      </p>
      <MarkedTextArea area={area} pasted={pasted} text={text} shown={shown} onPaste={onPaste} />
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-4">
        <p role="status" className="py-2 text-16 text-ink-2">
          {foundIn(text, words)}
          {text.isCut && <span className="block font-[600] text-sindoor">{words.cut}</span>}
        </p>
        <button
          type="button"
          disabled={pasted === ''}
          onClick={() => {
            onPaste('')
            area.current?.focus()
          }}
          className="needs-script min-h-11 text-16 text-ink-2 underline decoration-line underline-offset-4 hover:text-indigo disabled:invisible"
        >
          {words.clear}
        </button>
      </div>
    </div>
  )
}

interface MarkedTextAreaProps extends Pick<PastedTextPaneProps, 'pasted' | 'text' | 'shown' | 'onPaste'> {
  area: React.RefObject<HTMLTextAreaElement | null>
}

/** A field cannot show a mark in its text, so the same text lies behind it, seen only where it is marked. */
function MarkedTextArea({ area, pasted, text, shown, onPaste }: MarkedTextAreaProps) {
  const behind = useRef<HTMLDivElement>(null)
  const mark = useRef<HTMLElement>(null)
  const marked = shown && pasted.length <= mostCharacters ? shown : undefined

  useEffect(() => {
    if (!marked || !mark.current || !area.current) return
    const { offsetTop, offsetHeight } = mark.current
    const { scrollTop, clientHeight } = area.current
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight)
      area.current.scrollTop = offsetTop - clientHeight / 3
  }, [marked, area])

  // With kerning the browser takes seconds to break a line of 20,000 figures.
  const look =
    'w-full rounded-[10px] border px-3.5 py-2.5 text-16 leading-normal [font-kerning:none] [scrollbar-gutter:stable]'
  return (
    <div className="relative mt-1.5">
      {marked && (
        <div
          ref={behind}
          aria-hidden="true"
          className={`${look} absolute inset-0 overflow-hidden border-transparent break-words whitespace-pre-wrap text-transparent select-none`}
        >
          {joined(text.lines.slice(0, marked.first - 1))}
          <mark ref={mark} className="rounded-[3px] bg-marigold/40 text-transparent">
            {text.lines.slice(marked.first - 1, marked.last).join('\n')}
          </mark>
          {`\n${text.lines.slice(marked.last).join('\n')}`}
        </div>
      )}
      <textarea
        ref={area}
        id="try-text"
        aria-describedby="try-text-hint"
        value={pasted}
        spellCheck={false}
        onChange={({ target }) => onPaste(target.value)}
        onScroll={({ currentTarget }) => {
          if (behind.current) behind.current.scrollTop = currentTarget.scrollTop
        }}
        className={`${look} relative block h-64 resize-y overflow-y-auto border-ink/50 bg-transparent md:h-96 lg:h-[30rem]`}
      />
    </div>
  )
}

function joined(lines: readonly string[]): string {
  return lines.length > 0 ? `${lines.join('\n')}\n` : ''
}

/** “Found in it: 6 answers, 4 prices, 1 other line.” */
function foundIn(text: PastedText, words: PastedTextPaneProps['words']): string {
  const parts = (['answer', 'price', 'statement'] as const).flatMap((kind) => {
    const count = text.counts[kind]
    if (count === 0) return []
    const { one, many } = words.counts[kind]
    return [fill(count === 1 ? one : many, { count: String(count) })]
  })
  return parts.length === 0 ? words.empty : fill(words.found, { list: parts.join(', ') })
}
