import { useState } from 'react'
import { SmartLink } from '#app/ui/smart-link.tsx'
import type { PlayedCall as Call, CallLanguage, CallSceneId } from '#content/call-scene.ts'
import type { Words } from '#content/words.ts'
import { CallChoiceBar } from './call-choice.tsx'
import { PlayedCall } from './played-call.tsx'

interface ServiceCallProps {
  words: Words['tryCall']['played']
  calls: Record<CallSceneId, Call>
  languages: Record<CallSceneId, CallLanguage>
  more: Words['tryCall']['more']
}

/** On the page of the service: one call to each business, in the language that is usual for its reader. */
export function ServiceCall({ words, calls, languages, more }: ServiceCallProps) {
  const [scene, setScene] = useState<CallSceneId>('clinic')
  const choice = { scene, language: languages[scene] }
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <CallChoiceBar
          words={words.choose}
          chosen={choice}
          languages={languages}
          onChoose={(chosen) => setScene(chosen.scene)}
        />
        <SmartLink href={more.href} className="thread-link inline-flex min-h-11 items-center font-[600]">
          {more.label}
        </SmartLink>
      </div>
      <PlayedCall key={scene} words={words} call={calls[scene]} choice={choice} />
    </>
  )
}
