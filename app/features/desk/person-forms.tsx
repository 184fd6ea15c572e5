import type { LeadWords } from '#content/en/desk/leads.ts'
import { Disclosure } from './disclosure.tsx'
import { PostForm } from './post-form.tsx'
import { SmallButton } from './small-button.tsx'
import { SmallField } from './small-field.tsx'

interface PersonFormProps {
  words: LeadWords['person']
}

export function TagsForm({ words, tags }: PersonFormProps & { tags: string[] }) {
  return (
    <PostForm className="flex flex-col gap-2">
      <SmallField label={words.tags} name="tags" defaultValue={tags.join(', ')} maxLength={500} />
      <SmallButton name="do" value="tags" className="self-start">
        {words.setTags}
      </SmallButton>
    </PostForm>
  )
}

export function NoteForm({ words }: PersonFormProps) {
  return (
    <PostForm className="flex flex-col gap-2">
      <label className="block text-14 font-[600]">
        {words.note}
        <textarea
          name="text"
          rows={3}
          maxLength={5000}
          required
          className="mt-1 w-full rounded-[10px] border border-ink-2 bg-paper px-3 py-2 font-[400] text-16"
        />
      </label>
      <SmallButton name="do" value="note" className="self-start">
        {words.addNote}
      </SmallButton>
    </PostForm>
  )
}

export function SpamForm({ words }: PersonFormProps) {
  return (
    <PostForm>
      <Disclosure label={words.spam.label}>
        <p className="text-ink-2">{words.spam.text}</p>
        <SmallButton name="do" value="spam" className="mt-2">
          {words.spam.submit}
        </SmallButton>
      </Disclosure>
    </PostForm>
  )
}
