import { useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { DeskWords } from '#content/en/desk/common.ts'
import type { PeopleBulkWords } from '#content/en/desk/people-bulk.ts'
import { fill } from '#content/fill.ts'
import { addressWith } from './address-with.ts'
import { entriesOf } from './choice.tsx'
import { fieldLook } from './field-look.ts'
import { Menu, menuEntry } from './menu.tsx'
import { PostForm } from './post-form.tsx'
import { SmallButton } from './small-button.tsx'
import { SmallField } from './small-field.tsx'
import type { RowTicks } from './use-row-ticks.ts'

export const bulkForm = 'bulk'

const entry =
  'inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-[8px] px-2.5 text-16 font-[600] whitespace-nowrap hover:bg-paper-2 lg:min-h-9'
/** Behind the dots on a phone. */
const further = `${entry} max-md:w-full max-md:font-[400]`
const square = `${entry} min-w-11 shrink-0 justify-center px-0! lg:min-w-9`

interface BulkBarProps {
  words: PeopleBulkWords
  common: DeskWords
  ticks: RowTicks
  tags: string[]
  /** Whether there are more than this page shows. */
  hasOthers: boolean
  /** How many match, where all are chosen. */
  chosenCount: number | undefined
}

/**
 * What can be done with several people at once, while somebody is ticked: over the head of the list, but for its tick; on a
 * phone above the bar at the bottom. Its count is there before, so that the first one is read out too.
 */
export function BulkBar({ words, common, ticks, tags, hasOthers, chosenCount }: BulkBarProps) {
  const { search } = useLocation()
  const isAll = chosenCount !== undefined
  const shown = chosenCount ?? ticks.count
  return (
    <PostForm
      id={bulkForm}
      aria-label={words.label}
      onSubmit={({ currentTarget }) =>
        currentTarget.querySelector<HTMLElement>(':popover-open')?.hidePopover()
      }
      className="pointer-events-none z-3 flex items-center gap-x-1 ticked:pointer-events-auto ticked:bg-paper max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[calc(4rem+env(safe-area-inset-bottom))] max-lg:ticked:border-t max-lg:ticked:border-line max-lg:ticked:px-4 max-lg:ticked:py-1 lg:sticky lg:top-16 lg:-mb-11 lg:ml-[2rem] lg:h-11 lg:ticked:shadow-[inset_0_-1px] lg:ticked:shadow-line"
    >
      {/* What Enter presses, in the one field there is. */}
      <button type="submit" name="do" value="tag" hidden />
      {isAll && <input type="hidden" name="all" value="yes" />}
      <span aria-live="polite" className="min-w-0 truncate font-[600] not-empty:mr-2">
        {shown > 0 &&
          fill(shown === 1 ? words.chosen.one : words.chosen.other, {
            count: shown.toLocaleString('en-IN'),
          })}
      </span>
      <div className="hidden grow items-center gap-x-1 ticked:flex">
        <button type="submit" name="do" value="answered" className={entry}>
          {words.answered}
        </button>
        <Menu isForPhones name={words.more} className={`ml-auto ${square}`}>
          <Menu label={words.tag} className={further}>
            <TagFields words={words} tags={tags} />
          </Menu>
          <Menu label={words.status} className={further}>
            <Stages words={words} stages={common.statuses} />
          </Menu>
          <button type="submit" name="do" value="spam" className={`text-sindoor ${further}`}>
            {words.spam}
          </button>
          {hasOthers && !isAll && (
            <Link
              to={addressWith(search, { chosen: 'all' })}
              preventScrollReset
              className={`text-indigo ${further}`}
            >
              {words.allMatching}
            </Link>
          )}
        </Menu>
        {isAll ? (
          <Link
            to={addressWith(search, { chosen: undefined })}
            preventScrollReset
            aria-label={words.none}
            className={`md:ml-auto ${square}`}
          >
            <Icon name="close" className="size-4" />
          </Link>
        ) : (
          <button
            type="reset"
            aria-label={words.none}
            onClick={() => ticks.tickAll(false)}
            className={`md:ml-auto ${square}`}
          >
            <Icon name="close" className="size-4" />
          </button>
        )}
      </div>
    </PostForm>
  )
}

function TagFields({ words, tags }: Pick<BulkBarProps, 'words' | 'tags'>) {
  return (
    <div className="grid grid-cols-2 gap-2 p-2">
      <SmallField
        label={words.tag}
        name="tag"
        list="bulk-tags"
        maxLength={40}
        autoComplete="off"
        className="col-span-2"
      />
      <datalist id="bulk-tags">
        {tags.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      <SmallButton look="strong" name="do" value="tag" className="justify-center">
        {words.addTag}
      </SmallButton>
      <SmallButton name="do" value="untag" className="justify-center">
        {words.removeTag}
      </SmallButton>
    </div>
  )
}

interface StagesProps {
  words: PeopleBulkWords
  stages: DeskWords['statuses']
}

/** One press each. A button sends one thing, so each chooses in the field, which is all there is without script. */
function Stages({ words, stages }: StagesProps) {
  const field = useRef<HTMLSelectElement>(null)
  const send = useRef<HTMLButtonElement>(null)
  return (
    <>
      {entriesOf(stages).map(([stage, label]) => (
        <button
          key={stage}
          type="button"
          data-replay
          onClick={() => {
            if (field.current) field.current.value = stage
            send.current?.click()
          }}
          className={`needs-script ${menuEntry}`}
        >
          {label}
        </button>
      ))}
      <div className="hidden gap-2 p-2 noscript:flex">
        <select ref={field} name="status" aria-label={words.status} className={`grow ${fieldLook}`}>
          {entriesOf(stages).map(([stage, label]) => (
            <option key={stage} value={stage}>
              {label}
            </option>
          ))}
        </select>
        <SmallButton ref={send} name="do" value="status">
          {words.setStatus}
        </SmallButton>
      </div>
    </>
  )
}
