import type { CallLanguage, PlayedLine } from '#content/call-scene.ts'
import type { Words } from '#content/words.ts'
import { SoundSign } from './sound-switch.tsx'

interface CaptionProps {
  words: Words['tryCall']['played']
  line: PlayedLine | undefined
  language: CallLanguage
  /** Whether it is said without a sound. */
  isSilent: boolean
}

/** What is being said, large, beside the buttons. Whoever has pages read to them finds it in the transcript. */
export function Caption({ words, line, language, isSilent }: CaptionProps) {
  if (!line) return null
  return (
    <div
      aria-hidden="true"
      data-caption
      className={`needs-script mt-3 ${line.gloss ? 'min-h-48 md:min-h-32' : 'min-h-36 md:min-h-24'}`}
    >
      <p className="flex justify-between gap-3 text-14 text-khadi-2">
        <span className={line.kind === 'agent' ? 'font-[600] text-marigold' : ''}>{words[line.kind]}</span>
        {isSilent && (
          <span className="inline-flex items-center gap-1.5">
            <SoundSign isOn={false} />
            {words.sound.silent}
          </span>
        )}
      </p>
      <p lang={language} className="mt-0.5 text-17 leading-snug font-[600] text-pretty md:text-20">
        {line.text}
      </p>
      {line.gloss && <p className="mt-1 text-14 leading-snug text-khadi-2 md:text-16">{line.gloss}</p>}
    </div>
  )
}
