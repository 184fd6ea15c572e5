import { useEffect, useRef } from 'react'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Words } from '#content/words.ts'

interface SearchFieldProps {
  words: Words['faq']['search']
  /** How many questions are left; undefined while nobody searches. */
  found: number | undefined
  onSearch(search: string): void
}

/** Filters the questions on the page while typing. */
export function SearchField({ words, found, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  // What was typed before the browser code arrived counts too.
  useEffect(() => onSearch(input.current?.value ?? ''), [onSearch])

  const clear = () => {
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
    onSearch('')
  }
  return (
    <search className="needs-script block">
      <label htmlFor="faq-search" className="text-16 text-ink-2">
        {words.label}
      </label>
      <div className="relative mt-1">
        <input
          ref={input}
          id="faq-search"
          type="search"
          autoComplete="off"
          maxLength={80}
          placeholder={words.placeholder}
          onChange={(event) => onSearch(event.target.value)}
          className="h-13 w-full rounded-none border-b-2 border-ink bg-transparent pr-12 text-17 placeholder:text-ink-2/80 focus-visible:border-indigo focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden"
        />
        {found !== undefined && (
          <button
            type="button"
            aria-label={words.clear}
            onClick={clear}
            className="absolute top-1 right-0 grid size-11 place-items-center rounded-full hover:bg-paper-2"
          >
            <Icon name="close" className="size-4" />
          </button>
        )}
      </div>
      <p role="status" className="figures mt-2 min-h-6 text-16 text-ink-2">
        {found !== undefined && countWords(words, found)}
      </p>
    </search>
  )
}

function countWords(words: Words['faq']['search'], found: number): string {
  if (found === 0) return words.noResults.title
  return found === 1 ? words.resultsOne : words.resultsMany.replace('{count}', String(found))
}

export function NothingFound({ words }: { words: Words['faq']['search']['noResults'] }) {
  return (
    <div className="rounded-card border border-dashed border-ink-2/50 p-6 md:p-10">
      <p className="headline text-24 md:text-30">{words.title}</p>
      <p className="measure mt-2 text-ink-2">{words.text}</p>
      <ButtonLink look="outline" href={words.action.href} className="mt-5 max-sm:w-full">
        {words.action.label}
      </ButtonLink>
    </div>
  )
}
