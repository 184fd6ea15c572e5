interface RatingFieldProps {
  name: string
  id?: string
  label: string
  error?: string | undefined
  /** What each choice means, from the lowest to the highest. */
  choices: readonly string[]
  defaultValue?: string | undefined
  required?: boolean | undefined
}

const star = 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1L3.2 9.6l6.1-.8z'

/** Stars that are radio buttons: arrow keys, labels and forms without script all work by themselves. */
export function RatingField({
  name,
  id = name,
  label,
  error,
  choices,
  defaultValue,
  required,
}: RatingFieldProps) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className={error ? 'border-l-4 border-sindoor pl-4' : ''}
    >
      <legend className="font-[600]">{label}</legend>
      {error && (
        <p id={`${id}-error`} className="font-[600] text-sindoor">
          {error}
        </p>
      )}
      <div className="rating mt-1 inline-flex">
        {choices.map((choice, index) => (
          <label key={choice} title={choice} className="grid size-12 cursor-pointer place-items-center">
            <input
              type="radio"
              name={name}
              value={index + 1}
              defaultChecked={defaultValue === String(index + 1)}
              required={required}
              aria-label={choice}
              className="sr-only"
            />
            <svg viewBox="0 0 24 24" aria-hidden="true" className="rating-star size-9">
              <path d={star} stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
