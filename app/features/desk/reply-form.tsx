import { useNavigation } from 'react-router'
import { TextAreaField, TextField } from '#app/ui/form/field.tsx'
import type { LeadWords } from '#content/en/desk/leads.ts'
import { fill } from '#content/fill.ts'
import { PostForm } from './post-form.tsx'
import { SmallButton } from './small-button.tsx'

interface ReplyFormProps {
  words: LeadWords['person']['reply']
  /** Of the mail that it becomes. */
  id: string
  recipient: string
  subject: string
  /** What they wrote last. */
  wrote: string | undefined
}

/** A mail to the person, about what they sent last. */
export function ReplyForm({ words, id, recipient, subject, wrote }: ReplyFormProps) {
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
      <TextAreaField
        name="letter"
        id="reply-text"
        label={words.text}
        hint={words.hint}
        rows={5}
        required
        maxLength={10_000}
      />
      <SmallButton name="do" value="reply" aria-disabled={isSending} className="justify-self-start">
        {words.submit}
      </SmallButton>
    </PostForm>
  )
}
