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
        className="inline-flex min-h-12 items-center gap-2 rounded-full border border-khadi/70 px-4 font-[600] whitespace-nowrap text-khadi hover:bg-khadi hover:text-indigo-black"
      >
        <SoundSign isOn={isOn} />
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

/** A loudspeaker, crossed out while it is silent. */
export function SoundSign({ isOn }: { isOn: boolean }) {
  return (
    <svg
      viewBox="0 0 20 16"
      fill="none"
      aria-hidden="true"
      className="h-4 w-5 shrink-0 stroke-current"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M2 5.5h3L9.5 2v12L5 10.5H2z" />
      <path d={isOn ? 'M12.5 5.5a4 4 0 0 1 0 5M15 3a7.5 7.5 0 0 1 0 10' : 'M13 5.5l5 5M18 5.5l-5 5'} />
    </svg>
  )
}
