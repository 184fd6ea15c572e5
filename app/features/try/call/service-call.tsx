import { useState } from 'react'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { type PlayedCall as Call, type CallSceneId, usualLanguage } from '#content/call-scene.ts'
import type { Words } from '#content/words.ts'
import { CallChoiceBar } from './call-choice.tsx'
import { PlayedCall } from './played-call.tsx'

interface ServiceCallProps {
  words: Words['tryCall']['played']
  calls: Record<CallSceneId, Call>
  more: Words['tryCall']['more']
}

/** On the page of the service: one call to each business, in the language it is most often called in. */
export function ServiceCall({ words, calls, more }: ServiceCallProps) {
  const [scene, setScene] = useState<CallSceneId>('clinic')
  const choice = { scene, language: usualLanguage[scene] }
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <CallChoiceBar
          words={words.choose}
          chosen={choice}
          hasLanguages={false}
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
