import { useEffect, useRef } from 'react'

interface ErrorSummaryProps {
  title: string
  /** What the title leaves unsaid. */
  text?: string | undefined
  /** In the order of the fields on the page. */
  errors: { field: string; message: string }[]
  /** What the form was refused with: another object each time, also for the same mistakes. */
  attempt: object | undefined
}

/** What is wrong, all of it, before the form; each line leads to its field. Takes the focus at every attempt. */
export function ErrorSummary({ title, text, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt) box.current?.focus()
  }, [attempt])
  if (errors.length === 0) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-card border-2 border-sindoor p-5">
      <h2 className="text-17 wide">{title}</h2>
      {text && <p className="mt-1">{text}</p>}
      <ul className="mt-2 flex flex-col gap-1">
        {errors.map((error) => (
          <li key={error.field}>
            <a href={`#${error.field}`} className="font-[600] text-sindoor underline underline-offset-4">
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
