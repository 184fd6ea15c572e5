import { use, useEffect, useRef } from 'react'
import { LocaleContext } from '#app/ui/locale.ts'
import { type CallLanguage, callLanguageOf } from '#content/call-scene.ts'
import type { Words } from '#content/words.ts'
import { glossOf, saidIn } from '#domain/call/said.ts'
import type { Turn } from '#domain/call/talk.ts'

interface TalkThreadProps {
  words: Words['tryCall']['talk']
  speakers: Record<'agent' | 'caller', string>
  turns: readonly Turn[]
  language: CallLanguage
}

/** What was said so far, the newest in sight. */
export function TalkThread({ words, speakers, turns, language }: TalkThreadProps) {
  const list = useRef<HTMLDivElement>(null)
  const reader = callLanguageOf(use(LocaleContext))
  const count = turns.length
  useEffect(() => {
    if (count > 1 && list.current) list.current.scrollTop = list.current.scrollHeight
  }, [count])
  return (
    <div
      ref={list}
      role="log"
      aria-label={words.thread}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes the focus
      tabIndex={0}
      className="max-h-[42dvh] min-h-40 overflow-y-auto overscroll-contain md:max-h-[26rem]"
    >
      <ol className="flex flex-col gap-3 p-4 md:p-6">
        {turns.map((turn, index) => {
          const isAgent = turn.kind === 'agent'
          const gloss = isAgent ? glossOf(words.languages, { language, reader }, turn.said) : undefined
          return (
            <li
              // Turns are only ever added at the end.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={index}
              className={`max-w-[88%] min-w-0 leading-snug ${isAgent ? 'border-l-[3px] border-marigold pl-3' : 'self-end rounded-card rounded-br-none bg-paper-2 px-4 py-2'}`}
            >
              <span className="sr-only">{speakers[turn.kind]}: </span>
              {isAgent ? (
                <>
                  <span lang={language}>{saidIn(words.languages[language], turn.said)}</span>
                  {gloss && <span className="mt-0.5 block text-14 text-ink-2">{gloss}</span>}
                </>
              ) : (
                <span dir="auto" className="block wrap-anywhere">
                  {turn.text}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
