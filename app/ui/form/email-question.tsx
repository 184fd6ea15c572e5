import { useEffect, useRef } from 'react'
import type { Attempt } from './use-field-errors.ts'

interface EmailQuestionProps {
  /** {suggestion} stands for the address that was probably meant. */
  words: { ask: string; take: string; keep: string }
  attempt: Attempt
  /** What the form was last sent with, where the server shows it again. */
  answer?: string | undefined
  className?: string
}

/** “Did you mean …?” and its two answers. The form waits for one and takes it along when it is sent again. */
export function EmailQuestion({ words, attempt, answer = 'ask', className = '' }: EmailQuestionProps) {
  const { suggestion, isOnlyAsked } = attempt
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (attempt.isOnlyAsked) box.current?.focus()
  }, [attempt])
  const filled = (text: string) => text.replace('{suggestion}', () => suggestion ?? '')
  return (
    <>
      {/* Says that this form can be asked. Stands before the answers, because the last of a name counts. */}
      <input type="hidden" name="email_question" value={answer} />
      {suggestion && (
        <fieldset
          key={suggestion}
          ref={box}
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: without script the browser takes them there
          autoFocus={isOnlyAsked}
          className={`rounded-card border-2 border-marigold p-4 ${className}`}
        >
          <legend className="float-left font-[600] wrap-anywhere">{filled(words.ask)}</legend>
          <div className="clear-both pt-1">
            {[
              { value: suggestion, label: filled(words.take) },
              { value: 'keep', label: words.keep },
            ].map(({ value, label }) => (
              <label key={value} className="flex min-h-11 items-center gap-3 py-1">
                <input
                  type="radio"
                  defaultChecked={answer === value}
                  name="email_question"
                  value={value}
                  className="checkbox size-6 shrink-0"
                />
                <span className="wrap-anywhere">{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}
