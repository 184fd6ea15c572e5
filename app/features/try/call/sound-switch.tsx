import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { Words } from '#content/words.ts'

interface SoundSwitchProps {
  words: Words['tryCall']['played']['sound']
  isOn: boolean
  hasVoice: boolean
  onChange(isOn: boolean): void
  onPlay(): void
}

/** Off until the visitor has read where the sound comes from and wants it. */
export function SoundSwitch({ words, isOn, hasVoice, onChange, onPlay }: SoundSwitchProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button
        type="button"
        data-replay
        aria-pressed={isOn}
        aria-expanded={isOn ? undefined : isAsking}
        onClick={() => (isOn ? onChange(false) : setAsking(!isAsking))}
        className="needs-script inline-flex min-h-11 items-center text-16 whitespace-nowrap text-khadi underline decoration-khadi/50 underline-offset-4 hover:decoration-khadi"
      >
        {isOn ? words.isOn : words.isOff}
      </button>
      {isAsking && !isOn && (
        <div className="w-full rounded-card border border-khadi/40 p-4">
          {hasVoice && <p className="mb-1 font-[600]">{words.question}</p>}
          <p className="measure text-16 text-khadi-2">{hasVoice ? words.source : words.none}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            {hasVoice && (
              <Button
                look="on-band"
                onClick={() => {
                  onChange(true)
                  setAsking(false)
                  onPlay()
                }}
              >
                {words.yes}
              </Button>
            )}
            <Button look="on-band" onClick={() => setAsking(false)}>
              {words.no}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
