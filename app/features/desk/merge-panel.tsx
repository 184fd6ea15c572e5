import { Link } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { LeadWords } from '#content/en/desk/leads.ts'
import { fill } from '#content/fill.ts'
import { Entries } from './list.tsx'
import { menuEntry } from './menu.tsx'
import { PostForm } from './post-form.tsx'
import { SmallButton } from './small-button.tsx'
import { SmallField } from './small-field.tsx'

interface Other {
  id: string
  name: string
  email: string | null
}

interface MergePanelProps {
  words: LeadWords['person']['merge']
  /** Who may be the same person. */
  lookalikes: Other[]
  merges: Other[]
}

/** Who is perhaps the same person, and who was made one with them. */
export function MergePanel({ words, lookalikes, merges }: MergePanelProps) {
  if (lookalikes.length + merges.length === 0) return null
  return (
    <section aria-label={words.heading}>
      {lookalikes.length > 1 ? (
        // Several are one line until it is opened: they would stand between who it is and the way to answer.
        <details className="mb-2">
          <summary className="min-h-11 cursor-pointer content-center text-14 text-ink-2">
            {fill(words.lookalikes, { count: String(lookalikes.length) })}
          </summary>
          <Lookalikes words={words} others={lookalikes} />
        </details>
      ) : (
        <Lookalikes words={words} others={lookalikes} />
      )}
      <Entries rows={merges} className="mt-4">
        {(merge) => (
          <PostForm fields={{ merge: merge.id }} className="flex flex-wrap items-center gap-2">
            {words.merged} {called(merge)}
            <SmallButton name="do" value="unmerge">
              {words.undo}
            </SmallButton>
          </PostForm>
        )}
      </Entries>
    </section>
  )
}

function Lookalikes({ words, others }: { words: MergePanelProps['words']; others: Other[] }) {
  return (
    <>
      {others.map((other) => (
        <PostForm
          key={other.id}
          fields={{ other: other.id }}
          className="mb-4 flex flex-wrap items-center gap-2"
        >
          <p className="w-full wrap-anywhere">
            {words.lookalike}{' '}
            <Link to={deskPaths.person(other.id)} className="thread-link">
              {called(other)}
            </Link>
          </p>
          <SmallButton name="do" value="merge">
            {words.mergeLookalike}
          </SmallButton>
          <SmallButton name="do" value="apart">
            {words.tellApart}
          </SmallButton>
        </PostForm>
      ))}
    </>
  )
}

/** Makes one person of two by the address of the other, from a menu. */
export function MergeForm({ words }: { words: LeadWords['person']['merge'] }) {
  return (
    <details>
      <summary className={`${menuEntry} list-none [&::-webkit-details-marker]:hidden`}>
        {words.heading}
      </summary>
      <PostForm className="flex flex-col gap-2 px-3 pt-1 pb-3">
        <SmallField label={words.label} type="email" name="email" required />
        <SmallButton look="strong" name="do" value="merge" className="self-start">
          {words.submit}
        </SmallButton>
      </PostForm>
    </details>
  )
}

function called({ name, email }: Other): string {
  return email ? `${name} (${email})` : name
}
