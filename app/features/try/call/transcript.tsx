import { useEffect, useRef } from 'react'
import type { CallLanguage, PlayedLine } from '#content/call-scene.ts'
import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'

interface TranscriptProps {
  words: Words['tryCall']['played']
  lines: readonly PlayedLine[]
  language: CallLanguage
  at: number | undefined
  onPlayFrom(line: number): void
}

/** All that is said. Once the call plays it scrolls in its own place, so that the diary stays in sight. */
export function Transcript({ words, lines, language, at, onPlayFrom }: TranscriptProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const [box, line] = [list.current, at === undefined ? undefined : list.current?.children[at]]
    if (!box || !(line instanceof HTMLElement)) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const top = line.offsetTop - (box.clientHeight - line.offsetHeight) / 2
    box.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' })
  }, [at])

  return (
    <ol
      ref={list}
      aria-label={words.transcript}
      className={`relative ${at === undefined ? '' : 'max-h-[30dvh] overflow-y-auto overscroll-contain md:max-h-[27rem]'}`}
    >
      {lines.map(({ kind, text, gloss }, index) => (
        <li
          key={text}
          aria-current={index === at || undefined}
          className={`relative grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-1 border-l-[3px] py-2 pr-4 pl-1 md:pr-6 ${index === at ? 'border-marigold bg-paper-2' : 'border-transparent hover:bg-paper-2'}`}
        >
          <button
            type="button"
            data-replay
            aria-label={fill(words.playFrom, { line: String(index + 1) })}
            onClick={() => onPlayFrom(index)}
            className="needs-script grid size-11 place-items-center text-ink-2 after:absolute after:inset-0"
          >
            <svg viewBox="0 0 16 16" aria-hidden="true" className="size-3.5">
              <path
                d="M4 2.5 13 8 4 13.5Z"
                fill={index === at ? 'currentColor' : 'none'}
                stroke="currentColor"
              />
            </svg>
          </button>
          <div className="col-start-2 min-w-0 self-center leading-snug">
            <span className={`block text-14 ${kind === 'agent' ? 'font-[600] text-indigo' : 'text-ink-2'}`}>
              {words[kind]}
            </span>
            <span lang={language} className="block">
              {text}
            </span>
            {gloss && <span className="mt-0.5 block text-14 text-ink-2">{gloss}</span>}
          </div>
        </li>
      ))}
    </ol>
  )
}
