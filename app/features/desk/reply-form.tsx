import { useRef } from 'react'
import { Link } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { LeadWords } from '#content/en/desk/leads.ts'
import { fill } from '#content/fill.ts'
import { PostForm } from './post-form.tsx'
import { SmallButton, smallButton } from './small-button.tsx'

export interface ReplyFormProps {
  words: LeadWords['person']['reply']
  /** Whether their answer comes to the desk. */
  readsInbox: boolean
  /** Of the mail that it becomes. */
  id: string
  recipient: string
  subject: string
  /** Whether there is something of theirs to quote. */
  quotes: boolean
  /** What it may start from. */
  texts: StartText[]
}

interface StartText {
  id: string
  title: string
  text: string
}

/** A mail to the person. */
export function ReplyForm({ words, readsInbox, id, recipient, subject, quotes, texts }: ReplyFormProps) {
  const letter = useRef<HTMLTextAreaElement>(null)
  return (
    <PostForm aria-label={words.heading}>
      <input type="hidden" name="reply" value={id} data-fresh="" />
      <div className="flex flex-wrap items-center gap-x-4 border-b border-line px-4 text-14 text-ink-2 max-lg:pt-1.5">
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
        rows={3}
        required
        maxLength={10_000}
        className="block field-sizing-content max-h-[45dvh] min-h-24 w-full scroll-mt-56 resize-none bg-transparent px-4 py-2.5 text-16 outline-none"
      />
      <div className="flex flex-wrap items-center gap-2 px-3 pb-2.5">
        <SmallButton name="do" value="reply" look="strong">
          {words.submit}
        </SmallButton>
        {texts.map(({ id: textId, title, text }) => (
          <SmallButton
            key={textId}
            type="button"
            onClick={() => letter.current && insert(letter.current, text)}
          >
            {title}
          </SmallButton>
        ))}
        <Link to={deskPaths.replyTexts} className={smallButton('quiet')}>
          {texts.length > 0 ? words.texts : words.firstText}
        </Link>
        <p id="reply-hint" className="grow basis-60 text-14 text-ink-2">
          {[...(quotes ? [words.quotes] : []), readsInbox ? words.answersHere : words.answers].join(' ')}
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
  area.focus()
}
