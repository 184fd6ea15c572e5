import { type ReactNode, useEffect } from 'react'
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
  /** How else to answer, beside it on a phone. */
  otherWays: ReactNode
}

const tab =
  'composer-tab inline-flex min-h-11 cursor-pointer items-center border-b-2 border-transparent px-2 text-14 font-[600] text-ink-2 has-checked:border-indigo has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-indigo'

/** Below what was said, and always in sight: a letter to the person or a note for the team. */
export function Composer({ words, reply, noteKey, sent, otherWays }: ComposerProps) {
  useEffect(() => {
    // A person is opened at the newest, unless one has been here before; and what was sent is the newest.
    if (sent || scrollY === 0) scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  }, [sent])
  return (
    <div className="answer-bar">
      {/* The focus stays in the field until a press is over: else the composer folds, and what is pressed moves away. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it */}
      <div
        onMouseDown={(event) => isField(event.target) || event.preventDefault()}
        className="composer group/composer min-w-0 grow rounded-card border border-ink/50 bg-paper focus-within:border-indigo"
      >
        {reply && (
          <fieldset className="composer-tabs flex gap-2 border-b border-line px-2">
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
      <div className="other-ways flex">{otherWays}</div>
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
