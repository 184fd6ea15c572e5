import { useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { PlayedCall as Call, CallChoice } from '#content/call-scene.ts'
import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import { columnAfter } from '#domain/call/playing.ts'
import { CallWave } from './call-wave.tsx'
import { DiaryRow, OwnerNote } from './desk-notes.tsx'
import { SoundSwitch } from './sound-switch.tsx'
import { Transcript } from './transcript.tsx'
import { useCallPlayer } from './use-call-player.ts'

interface PlayedCallProps {
  words: Words['tryCall']['played']
  call: Call
  choice: CallChoice
}

/** A call to read, complete with what it leaves on the desk, and to play line by line. */
export function PlayedCall({ words, call, choice }: PlayedCallProps) {
  const { scene, language } = choice
  const [isSoundOn, setSoundOn] = useState(false)
  const { at, isPlaying, hasVoice, playFrom, pause } = useCallPlayer(call, language, isSoundOn)
  const { lines, diary, summary } = call
  const isOver = at === undefined || at >= lines.length
  const said = isOver ? lines.length : at
  const line = at === undefined ? undefined : lines[at]
  const heard = isOver ? lines.length : at + 1
  const columns = {
    name: columnAfter(diary.name, heard),
    when: columnAfter(diary.when, heard),
    what: columnAfter(diary.what, heard),
  }
  const isSpoken = isSoundOn && hasVoice
  return (
    <div
      data-call={isPlaying ? 'playing' : 'still'}
      className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]"
    >
      <div className="overflow-hidden rounded-card border border-line">
        <div className="on-band bg-band px-4 pt-4 pb-3 text-khadi md:px-6 md:pt-5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <span className="grid size-11 shrink-0 place-items-center rounded-full border border-khadi/50">
              <Icon name="voice" className="size-5" />
            </span>
            <p className="min-w-0 flex-1 leading-snug">
              <span className="block font-[600]">{call.business}</span>
              <span className="figures block text-14 text-khadi-2">
                {fill(words.rings, { time: call.rings })}
              </span>
            </p>
            <SoundSwitch
              words={words.sound}
              isOn={isSoundOn}
              hasVoice={hasVoice}
              onChange={setSoundOn}
              onPlay={() => playFrom(isOver ? 0 : at)}
            />
          </div>
          <CallWave lines={lines} said={said} isPlaying={isPlaying} />
          <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-3">
            <button
              type="button"
              data-replay
              onClick={() => (isPlaying ? pause() : playFrom(isOver ? 0 : at))}
              className="needs-script inline-flex min-h-12 items-center gap-2 rounded-full bg-khadi px-5 font-[600] text-indigo-black"
            >
              <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4">
                <path
                  d={isPlaying ? 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z' : 'M3 1.5 14 8 3 14.5Z'}
                  fill="currentColor"
                />
              </svg>
              {isPlaying ? words.pause : isOver ? words.play : words.resume}
            </button>
            {at !== undefined && (
              <button
                type="button"
                onClick={() => playFrom(0)}
                className="inline-flex min-h-12 items-center rounded-full px-4 text-khadi underline decoration-khadi/50 underline-offset-4 hover:decoration-khadi"
              >
                {words.again}
              </button>
            )}
          </div>
        </div>
        <Transcript words={words} lines={lines} language={language} at={at} onPlayFrom={playFrom} />
        {/* Whoever has pages read to them hears the line here, unless the device speaks it already. */}
        <p role="status" className="sr-only">
          {line && isPlaying && !isSpoken && (
            <span lang={language}>{fill(words.now, { speaker: words[line.kind], text: line.text })}</span>
          )}
        </p>
      </div>
      <div className="flex flex-col gap-5 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
        <DiaryRow words={words.diary} columns={columns} />
        <OwnerNote
          words={words.summary}
          note={isOver ? { title: words.summary.titles[scene], ...summary } : undefined}
        />
        <p className="text-14 text-ink-2">{words.sample}</p>
      </div>
    </div>
  )
}
