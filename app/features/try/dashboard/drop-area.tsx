import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-link.tsx'
import { TextAreaField } from '#app/ui/form/field.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import { type SampleId, sampleIds } from '#domain/sheet/samples.ts'
import { sheetLimits } from '#domain/sheet/sheet-limits.ts'
import { useFilesRefusedElsewhere } from './files-elsewhere.ts'
import type { Reading } from './use-sheet.ts'

interface DropAreaProps {
  words: Words['tryDashboard']
  reading: Reading
  onFile: (file: File) => void
  onText: (text: string) => void
  onSample: (id: SampleId) => void
  onCancel: () => void
}

const sizeInMegabytes = String(sheetLimits.fileBytes / 1e6)

/** A sheet comes in by a drop, by a file's button, by pasting, or is one of ours. */
export function DropArea({ words, reading, onFile, onText, onSample, onCancel }: DropAreaProps) {
  const { drop } = words
  const [isOver, setIsOver] = useState(false)
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useFileChosenEarly(input, onFile)
  useFilesRefusedElsewhere()

  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a file can be dropped here; the button inside does the same */}
      <div
        className={`rounded-card border-2 border-dashed p-5 md:p-8 ${isOver ? 'border-indigo bg-paper-2' : 'border-ink/40'}`}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <h2 className="headline text-24 md:text-30">{drop.title}</h2>
        <p className="mt-2 text-ink-2">{fill(drop.hint, { size: sizeInMegabytes })}</p>
        <div className="hidden noscript:block">
          <p className="mt-4">{drop.needsScript}</p>
          <p className="mt-2">
            <SmartLink
              href={drop.contact.href}
              className="thread-link inline-flex min-h-11 items-center font-[600]"
            >
              {drop.contact.label}
            </SmartLink>
          </p>
        </div>
        <div className="needs-script">
          <label
            className={`${buttonClass('primary', 'mt-5 cursor-pointer max-sm:w-full')} focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-indigo`}
          >
            <input
              ref={input}
              type="file"
              className="sr-only"
              accept=".csv,.tsv,.txt,.xlsx,.xls,text/csv"
              onChange={({ target }) => {
                const [file] = target.files ?? []
                if (file) onFile(file)
                // The same file once more is a change too.
                target.value = ''
              }}
            />
            {drop.choose}
          </label>
          <details className="mt-4">
            <summary className="flex min-h-11 items-center font-[600] text-indigo">{drop.paste}</summary>
            <div className="mt-2 flex flex-col gap-3">
              <TextAreaField
                name="rows"
                label={drop.pasteLabel}
                hint={drop.pasteHint}
                rows={5}
                spellCheck={false}
                autoComplete="off"
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
              <Button look="outline" disabled={text.trim() === ''} onClick={() => onText(text)}>
                {drop.pasteButton}
              </Button>
            </div>
          </details>
        </div>
        <ReadingNote words={words} reading={reading} onCancel={onCancel} />
      </div>
      <div className="needs-script">
        <h2 className="font-[600]">{drop.samplesLabel}</h2>
        <ul className="mt-3 border-t border-line">
          {sampleIds.map((id) => (
            <li key={id} id={id} className="scroll-mt-24 border-b border-line">
              <button
                type="button"
                data-replay
                className="min-h-14 w-full py-2 text-left leading-snug hover:text-indigo"
                onClick={() => onSample(id)}
              >
                <span className="block font-[600]">{words.samples[id].label}</span>{' '}
                <span className="block text-16 text-ink-2">{words.samples[id].title}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** A file may have been chosen before the page's code was there to hear of it. */
function useFileChosenEarly(input: RefObject<HTMLInputElement | null>, onFile: (file: File) => void): void {
  const isFirst = useRef(true)
  useEffect(() => {
    const file = input.current?.files?.[0]
    if (isFirst.current && file) onFile(file)
    isFirst.current = false
  })
}

interface ReadingNoteProps {
  words: Words['tryDashboard']
  reading: Reading
  onCancel: () => void
}

/** How far reading is, or why a sheet cannot be read. */
function ReadingNote({ words, reading, onCancel }: ReadingNoteProps) {
  return (
    <>
      {reading.state === 'reading' && (
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <label className="min-w-0 grow wrap-anywhere">
            {fill(words.reading.text, { name: reading.name })}
            <progress value={reading.progress} className="mt-1 block h-2.5 w-full accent-indigo" />
          </label>
          <Button look="outline" onClick={onCancel}>
            {words.reading.cancel}
          </Button>
        </div>
      )}
      <div role="status">
        {reading.state === 'cancelled' && <p className="mt-5">{words.reading.cancelled}</p>}
        {reading.state === 'refused' && (
          <p className="mt-5 border-l-4 border-sindoor pl-4 font-[600] text-sindoor">
            {fill(words.problems[reading.problem], { size: sizeInMegabytes })}
          </p>
        )}
      </div>
    </>
  )
}
