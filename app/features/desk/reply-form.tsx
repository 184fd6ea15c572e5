import { useRef } from 'react'
import { Link, useNavigation } from 'react-router'
import { TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { deskPaths } from '#content/desk-paths.ts'
import type { LeadWords } from '#content/en/desk/leads.ts'
import { fill } from '#content/fill.ts'
import { PostForm } from './post-form.tsx'
import { SmallButton } from './small-button.tsx'

interface ReplyFormProps {
  words: LeadWords['person']['reply']
  /** Whether their answer comes to the desk. */
  readsInbox: boolean
  /** Of the mail that it becomes. */
  id: string
  recipient: string
  subject: string
  /** What they wrote last. */
  wrote: string | undefined
  /** What it may start from. */
  texts: StartText[]
}

interface StartText {
  id: string
  title: string
  text: string
}

/** A mail to the person, about what they sent last. */
export function ReplyForm({ words, readsInbox, id, recipient, subject, wrote, texts }: ReplyFormProps) {
  const letter = useRef<HTMLDivElement>(null)
  const isSending = useNavigation().formData?.get('do') === 'reply'
  return (
    <PostForm className="grid max-w-2xl gap-4">
      <input type="hidden" name="reply" value={id} data-fresh="" />
      {wrote && (
        <blockquote className="max-h-60 overflow-y-auto border-l-4 border-line pl-4 whitespace-pre-line wrap-anywhere">
          {wrote}
        </blockquote>
      )}
      <p className="text-ink-2 wrap-anywhere">{fill(words.to, { email: recipient })}</p>
      <TextField
        name="subject"
        id="reply-subject"
        label={words.subject}
        defaultValue={subject}
        required
        maxLength={200}
      />
      <p className="flex flex-wrap items-center gap-2">
        {texts.map(({ id: textId, title, text }) => (
          <SmallButton key={textId} type="button" onClick={() => insert(letter.current, text)}>
            {title}
          </SmallButton>
        ))}
        <Link to={deskPaths.replyTexts} className="thread-link inline-flex min-h-11 items-center">
          {texts.length > 0 ? words.texts : words.firstText}
        </Link>
      </p>
      <div ref={letter}>
        <TextAreaField
          name="letter"
          id="reply-text"
          label={words.text}
          hint={[...(wrote ? [words.quotes] : []), readsInbox ? words.answersHere : words.answers].join(' ')}
          rows={5}
          required
          maxLength={10_000}
        />
      </div>
      <SmallButton name="do" value="reply" aria-disabled={isSending} className="justify-self-start">
        {words.submit}
      </SmallButton>
    </PostForm>
  )
}

/** Where the cursor is, beside what is written already. */
function insert(field: HTMLElement | null, text: string): void {
  const area = field?.querySelector('textarea')
  if (!area) return
  const before = area.value.slice(0, area.selectionStart)
  const gap = before === '' || /\s$/.test(before) ? '' : '\n\n'
  area.setRangeText(gap + text, area.selectionStart, area.selectionEnd, 'end')
  area.focus()
}
