interface EmailQuestionProps {
  /** {suggestion} stands for the address that was probably meant. */
  words: { ask: string; take: string; keep: string }
  /** There while the address in the form looks mistyped. */
  suggestion: string | undefined
  /** What the form was last sent with, where the server shows it again. */
  answer?: string | undefined
  className?: string
}

/** “Did you mean …?” and its two answers. The form waits for one and takes it along when it is sent again. */
export function EmailQuestion({ words, suggestion, answer = 'ask', className = '' }: EmailQuestionProps) {
  const filled = (text: string) => text.replace('{suggestion}', () => suggestion ?? '')
  return (
    <>
      {/* Says that this form can be asked. Stands before the answers, because the last of a name counts. */}
      <input type="hidden" name="email_question" value={answer} />
      {suggestion && (
        <fieldset key={suggestion} className={className}>
          <legend className="sr-only">{filled(words.ask)}</legend>
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
        </fieldset>
      )}
    </>
  )
}
