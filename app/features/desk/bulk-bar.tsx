import { Link, useLocation } from 'react-router'
import type { DeskWords } from '#content/en/desk/common.ts'
import type { PeopleBulkWords } from '#content/en/desk/people-bulk.ts'
import { fill } from '#content/fill.ts'
import { Choice } from './choice.tsx'
import { withoutFlash } from './flash.ts'
import { PostForm } from './post-form.tsx'
import { SmallButton } from './small-button.tsx'
import { SmallField } from './small-field.tsx'
import { useRowTicks } from './use-row-ticks.ts'

export const bulkForm = 'bulk'

interface BulkBarProps {
  words: PeopleBulkWords
  common: DeskWords
  rows: { id: string }[]
  tags: string[]
  /** Whether there are more than this page shows. */
  hasOthers: boolean
  /** How many match, where all are chosen. */
  chosenCount: number | undefined
}

/** What can be done with several people at once. Below the list; once somebody is ticked it stays in sight. */
export function BulkBar({ words, common, rows, tags, hasOthers, chosenCount }: BulkBarProps) {
  const { count, tickAll } = useRowTicks(rows)
  const { search } = useLocation()
  const addressWith = (isAll: boolean) => {
    const query = withoutFlash(search)
    if (isAll) query.set('chosen', 'all')
    else query.delete('chosen')
    return `?${query}`
  }
  const isAll = chosenCount !== undefined
  const shown = isAll ? chosenCount : count
  return (
    <PostForm
      id={bulkForm}
      aria-label={words.label}
      className={`mt-6 border-t border-line bg-paper py-3 ${shown > 0 ? 'sticky bottom-0 z-4 max-lg:bottom-[calc(4rem+env(safe-area-inset-bottom))]' : 'max-lg:pb-20'}`}
    >
      {isAll && <input type="hidden" name="all" value="yes" />}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {!isAll && (
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="size-5"
              checked={count > 0 && count === rows.length}
              onChange={(event) => tickAll(event.currentTarget.checked)}
            />
            {words.thisPage}
          </label>
        )}
        <span aria-live="polite" className={shown > 0 ? 'font-[600]' : 'text-ink-2'}>
          {shown > 0
            ? fill(shown === 1 ? words.chosen.one : words.chosen.other, {
                count: shown.toLocaleString('en-IN'),
              })
            : words.none}
        </span>
        {isAll ? (
          <Link
            to={addressWith(false)}
            preventScrollReset
            className="thread-link inline-flex min-h-11 items-center"
          >
            {words.onlySome}
          </Link>
        ) : (
          hasOthers && (
            <Link
              to={addressWith(true)}
              preventScrollReset
              className="thread-link inline-flex min-h-11 items-center"
            >
              {words.allMatching}
            </Link>
          )
        )}
      </p>
      <div
        className={`mt-1 items-end gap-2 in-[main:has([data-row]:checked)]:flex ${isAll ? 'flex' : 'hidden'} max-md:overflow-x-auto max-md:pb-1 md:flex-wrap md:gap-3 [&>*]:shrink-0`}
      >
        <SmallButton name="do" value="answered">
          {words.answered}
        </SmallButton>
        <SmallButton name="do" value="spam" look="alarm">
          {words.spam}
        </SmallButton>
        <SmallField label={words.tag} name="tag" list="bulk-tags" maxLength={40} className="w-36" />
        <datalist id="bulk-tags">
          {tags.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        <SmallButton name="do" value="tag">
          {words.addTag}
        </SmallButton>
        <SmallButton name="do" value="untag">
          {words.removeTag}
        </SmallButton>
        <Choice name="status" label={words.status} value="talking" options={common.statuses} />
        <SmallButton name="do" value="status">
          {words.setStatus}
        </SmallButton>
      </div>
    </PostForm>
  )
}
