import { type ReactNode, useEffect, useRef } from 'react'
import type { LeadWords } from '#content/en/desk/leads.ts'
import { NoteForm } from './note-form.tsx'
import { ReplyForm, type ReplyFormProps } from './reply-form.tsx'

interface ComposerProps {
  words: LeadWords['person']
  /** Absent where there is no address to write to. */
  reply: Omit<ReplyFormProps, 'words'> | undefined
  /** Another one for each note, so that the next begins empty. */
  noteKey: number
  /** Which letter or note was sent just now. */
  sent: string | undefined
}

const tab =
  'inline-flex min-h-11 cursor-pointer items-center border-b-2 border-transparent px-2 text-14 font-[600] text-ink-2 has-checked:border-indigo has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-indigo'

/** Below what was said: a letter to the person or a note for the team. Where there is room it stays in sight. */
export function Composer({ words, reply, noteKey, sent }: ComposerProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It lies over the end of what was said, where that is now.
    const isSticky = matchMedia('(width >= 64rem)').matches
    if (sent && isSticky) box.current?.previousElementSibling?.scrollIntoView({ block: 'end' })
  }, [sent])
  return (
    // The focus stays in the field until a press is over: else the composer folds, and what is pressed moves away.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it
    <div
      ref={box}
      onMouseDown={(event) => isField(event.target) || event.preventDefault()}
      className="composer group/composer rounded-card border border-ink/50 bg-paper shadow-lg focus-within:border-indigo lg:sticky lg:bottom-4"
    >
      {reply && (
        <fieldset className="flex gap-2 border-b border-line px-2">
          <legend className="sr-only">{words.write}</legend>
          <Tab id="reply-tab" field="reply-text" isFirst>
            {words.reply.heading}
          </Tab>
          <Tab id="note-tab" field="note-text">
            {words.note}
          </Tab>
        </fieldset>
      )}
      {reply && (
        <div data-tab="reply-tab" className="group-has-[#note-tab:checked]/composer:hidden">
          {/* Another one once it is sent, so that it is empty. */}
          <ReplyForm key={reply.id} words={words.reply} {...reply} />
        </div>
      )}
      <div
        data-tab={reply && 'note-tab'}
        className={reply && 'hidden group-has-[#note-tab:checked]/composer:block'}
      >
        <NoteForm key={noteKey} words={words} />
      </div>
    </div>
  )
}

function isField(pressed: EventTarget): boolean {
  return pressed instanceof Element && pressed.matches('input, textarea')
}

interface TabProps {
  id: string
  /** What is written into behind it. */
  field: string
  isFirst?: boolean
  children: ReactNode
}

function Tab({ id, field, isFirst = false, children }: TabProps) {
  const write = () => requestAnimationFrame(() => document.getElementById(field)?.focus())
  return (
    <label onPointerUp={write} className={tab}>
      <input type="radio" name="tab" id={id} defaultChecked={isFirst} className="sr-only" />
      {children}
    </label>
  )
}
