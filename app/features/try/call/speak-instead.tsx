import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useHref } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { type CallChoice, callSearch } from '#content/call-scene.ts'
import { paths } from '#content/paths.ts'
import type { Words } from '#content/words.ts'
import { canListen, listen } from './listen.ts'

interface SpeakInsteadProps {
  words: Words['tryCall']['talk']['speak']
  choice: CallChoice
  onHeard(text: string): void
}

/** The microphone, where the browser can: asked first, and only while its button is pressed. */
export function SpeakInstead({ words, choice, onHeard }: SpeakInsteadProps) {
  const ability = useSyncExternalStore(never, canListen, () => 'no' as const)
  const [stage, setStage] = useState<'closed' | 'asking' | 'ready' | 'listening'>('closed')
  const [problem, setProblem] = useState<string>()
  const page = useHref(`${paths.tryCall}${callSearch(choice)}#talk`)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const start = () => {
    setProblem(undefined)
    setStage('listening')
    stop.current = listen(choice.language, (heard) => {
      setStage('ready')
      if ('text' in heard) onHeard(heard.text)
      else setProblem(heard.problem === 'refused' ? words.refused : words.failed)
    })
  }
  const stopNow = () => {
    stop.current?.()
    setStage('ready')
  }

  if (ability === 'no') return null
  if (ability === 'after-loading')
    return (
      <a href={page} className="thread-link inline-flex min-h-11 items-center font-[600]">
        {words.label}
      </a>
    )
  return (
    <div className="w-full">
      {stage === 'closed' && (
        <button
          type="button"
          onClick={() => setStage('asking')}
          className="thread-link inline-flex min-h-11 items-center font-[600]"
        >
          {words.label}
        </button>
      )}
      {stage === 'asking' && (
        <div className="rounded-card border border-line p-4">
          <p className="font-[600]">{words.question}</p>
          <p className="measure mt-1 text-16 text-ink-2">{words.source}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button look="outline" onClick={start}>
              {words.yes}
            </Button>
            <Button look="quiet" onClick={() => setStage('closed')}>
              {words.no}
            </Button>
          </div>
        </div>
      )}
      {stage === 'ready' && (
        <Button look="outline" onClick={start}>
          {words.start}
        </Button>
      )}
      {stage === 'listening' && (
        <Button look="outline" aria-pressed="true" onClick={stopNow}>
          {words.listening}
        </Button>
      )}
      <p role="status" className="mt-2 text-16 text-sindoor empty:hidden">
        {problem}
      </p>
    </div>
  )
}

function never(): () => void {
  return () => {}
}
