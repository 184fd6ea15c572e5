import { useRef } from 'react'
import { Link } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { LeadWords } from '#content/en/desk/leads.ts'
import { fill } from '#content/fill.ts'
import { Menu, menuEntry } from './menu.tsx'
import { PostForm } from './post-form.tsx'
import { SmallButton, smallButton } from './small-button.tsx'

export interface ReplyFormProps {
  words: LeadWords['person']['reply']
  /** Whether their answer comes to the desk. */
  readsInbox: boolean
  /** Whether mail leaves at all. */
  sendsMail: boolean
  /** Of the mail that it becomes. */
  id: string
  recipient: string
  subject: string
  /** What it may start from. */
  texts: StartText[]
}

interface StartText {
  id: string
  title: string
  text: string
}

/** A mail to the person. */
export function ReplyForm({ words, readsInbox, sendsMail, id, recipient, subject, texts }: ReplyFormProps) {
  const letter = useRef<HTMLTextAreaElement>(null)
  return (
    <PostForm aria-label={words.heading}>
      <input type="hidden" name="reply" value={id} data-fresh="" />
      <div className="unfolds flex-wrap items-center gap-x-4 border-b border-line px-4 text-14 text-ink-2 max-lg:pt-1.5">
        <span className="wrap-anywhere">{fill(words.to, { email: recipient })}</span>
        <label className="flex min-w-56 grow items-center gap-2">
          {words.subject}
          <input
            name="subject"
            defaultValue={subject}
            required
            maxLength={200}
            className="min-h-11 w-full min-w-0 grow bg-transparent text-16 text-ink outline-none"
          />
        </label>
      </div>
      <textarea
        ref={letter}
        name="letter"
        id="reply-text"
        aria-label={words.text}
        aria-describedby="reply-hint"
        placeholder={words.text}
        rows={1}
        required
        maxLength={10_000}
        className="block field-sizing-content max-h-[30dvh] min-h-11 w-full group-focus-within/composer:min-h-24 resize-none lg:max-h-[45dvh] bg-transparent px-4 py-2.5 text-16 outline-none"
      />
      <div className="unfolds flex-wrap items-center gap-2 px-4 pb-3">
        <SmallButton name="do" value="reply" look="strong">
          {words.submit}
        </SmallButton>
        <Menu label={words.texts} className={smallButton('quiet')}>
          {texts.map(({ id: textId, title, text }) => (
            <button
              key={textId}
              type="button"
              onClick={() => letter.current && insert(letter.current, text)}
              className={menuEntry}
            >
              {title}
            </button>
          ))}
          <Link to={deskPaths.replyTexts} className={menuEntry}>
            {texts.length > 0 ? words.changeTexts : words.firstText}
          </Link>
        </Menu>
        <p id="reply-hint" className="text-14 text-ink-2 lg:ml-auto">
          {sendsMail ? (readsInbox ? words.answersHere : words.answers) : words.kept}
        </p>
      </div>
    </PostForm>
  )
}

/** Where the cursor is, beside what is written already. */
function insert(area: HTMLTextAreaElement, text: string): void {
  const before = area.value.slice(0, area.selectionStart)
  const gap = before === '' || /\s$/.test(before) ? '' : '\n\n'
  area.setRangeText(gap + text, area.selectionStart, area.selectionEnd, 'end')
  // As if it were typed, so that it is kept as a draft.
  area.dispatchEvent(new Event('input', { bubbles: true }))
  area.focus()
}
