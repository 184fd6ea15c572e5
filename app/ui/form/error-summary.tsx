import { useEffect, useRef } from 'react'

interface ErrorSummaryProps {
  title: string
  /** In the order of the fields on the page. */
  errors: { field: string; message: string }[]
  /** Another one each time the form is refused, also for the same mistakes. */
  attempt?: unknown
}

/** What is wrong, all of it, before the form; each line leads to its field. Takes the focus at every attempt. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const messages = errors.map((error) => error.message).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt counts though nothing of it is shown
  useEffect(() => {
    if (messages) box.current?.focus()
  }, [messages, attempt])
  if (errors.length === 0) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-card border-2 border-sindoor p-5">
      <h2 className="text-lg wide">{title}</h2>
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
