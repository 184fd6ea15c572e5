import type { LeadWords } from '#content/en/desk/leads.ts'
import { PostForm } from './post-form.tsx'
import { SmallButton } from './small-button.tsx'

/** What only the team reads. */
export function NoteForm({ words }: { words: LeadWords['person'] }) {
  return (
    <PostForm aria-label={words.note}>
      <textarea
        name="text"
        id="note-text"
        aria-label={words.noteText}
        placeholder={words.noteText}
        rows={1}
        maxLength={5000}
        required
        className="block field-sizing-content max-h-[30dvh] min-h-11 w-full group-focus-within/composer:min-h-24 resize-none lg:max-h-[45dvh] bg-transparent px-4 py-2.5 text-16 outline-none"
      />
      <div className="unfolds px-4 pb-3">
        <SmallButton name="do" value="note" look="strong">
          {words.addNote}
        </SmallButton>
      </div>
    </PostForm>
  )
}
