import type { MouseEvent, ReactNode } from 'react'
import { useHref } from 'react-router'
import {
  type CallChoice,
  type CallLanguage,
  type CallSceneId,
  callLanguages,
  callSceneIds,
  callSearch,
} from '#content/call-scene.ts'
import { paths } from '#content/paths.ts'
import type { Words } from '#content/words.ts'

interface CallChoiceProps {
  words: Words['tryCall']['played']['choose']
  chosen: CallChoice
  /** On the page of the service, in which language each business is called; otherwise the visitor chooses. */
  languages?: Record<CallSceneId, CallLanguage>
  onChoose(choice: CallChoice): void
}

/** Links to each call, so that one can be sent to somebody; with script they change the call in place. */
export function CallChoiceBar({ words, chosen, languages, onChoose }: CallChoiceProps) {
  return (
    <div className="flex flex-wrap gap-x-10 gap-y-4">
      <Segments label={words.scene}>
        {callSceneIds.map((scene) => (
          <Segment
            key={scene}
            label={words.scenes[scene]}
            choice={{ scene, language: languages?.[scene] ?? chosen.language }}
            isChosen={scene === chosen.scene}
            onChoose={onChoose}
          />
        ))}
      </Segments>
      {!languages && (
        <Segments label={words.language}>
          {callLanguages.map((language) => (
            <Segment
              key={language}
              label={words.languages[language]}
              choice={{ scene: chosen.scene, language }}
              isChosen={language === chosen.language}
              onChoose={onChoose}
            />
          ))}
        </Segments>
      )}
    </div>
  )
}

function Segments({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="max-sm:w-full">
      <p aria-hidden="true" className="mb-1.5 text-14 text-ink-2">
        {label}
      </p>
      <div className="flex flex-wrap rounded-[1.75rem] border border-ink/70 p-1">{children}</div>
    </nav>
  )
}

interface SegmentProps {
  label: string
  choice: CallChoice
  isChosen: boolean
  onChoose(choice: CallChoice): void
}

function Segment({ label, choice, isChosen, onChoose }: SegmentProps) {
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose(choice)
  }
  const address = useHref(paths.tryCall + callSearch(choice))
  // No link of the router's: nothing is fetched for what is here already.
  return (
    <a
      href={address}
      aria-current={isChosen || undefined}
      onClick={onClick}
      className={`inline-flex min-h-11 flex-auto items-center justify-center rounded-full px-3 text-center sm:px-5 ${isChosen ? 'bg-ink font-[600] text-paper' : 'text-ink hover:bg-paper-2'}`}
    >
      {label}
    </a>
  )
}
