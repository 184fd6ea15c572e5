import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { fill } from '#content/fill.ts'
import { apiLimits } from '#content/whatsapp-flows.ts'
import type { TryWords } from './said.ts'

interface ComposerProps {
  ref: RefObject<HTMLTextAreaElement | null>
  words: TryWords['phone']['composer']
  /** What a customer might write here; absent where something can be chosen. */
  example: string | undefined
  /** What stands in the way of sending it, if anything does. */
  check(text: string): string
  onSend(text: string): void
}

/** Where the customer writes. Enter sends, Shift and Enter begins a line; what is refused stays to be put right. */
export function Composer({ ref, words, example, check, onSend }: ComposerProps) {
  const [draft, setDraft] = useState('')
  const [problem, setProblem] = useState('')
  const id = useId()
  const send = () => {
    const kind = check(draft)
    if (kind === 'empty') return setProblem(words.empty)
    if (kind === 'too-long') {
      const [limit, count] = [apiLimits.text, draft.trim().length].map((each) => each.toLocaleString('en-IN'))
      return setProblem(fill(words.tooLong, { limit: limit ?? '', count: count ?? '' }))
    }
    setDraft('')
    onSend(draft)
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
    <form onSubmit={onSubmit}>
      {problem && (
        <p id={id} role="alert" className="mb-2 px-2 text-14 font-[600] text-sindoor">
          {problem}
        </p>
      )}
      <div className="flex items-end gap-2">
        <textarea
          ref={ref}
          rows={1}
          aria-label={words.label}
          aria-describedby={problem ? id : undefined}
          aria-invalid={problem ? true : undefined}
          placeholder={example ? fill(words.example, { example }) : words.placeholder}
          value={draft}
          onChange={(event) => {
            setDraft(event.target.value)
            setProblem('')
          }}
          onKeyDown={onKeyDown}
          className="max-h-28 min-h-11 min-w-0 grow resize-none rounded-[1.375rem] border border-ink/50 bg-paper px-4 py-2.5 text-16 leading-snug field-sizing-content placeholder:text-ink-2"
        />
        <button
          type="submit"
          aria-label={words.send}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-marigold text-indigo-black hover:bg-marigold-deep"
        >
          <Icon name="arrow" />
        </button>
      </div>
    </form>
  )
}
