import { useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { DeskWords } from '#content/en/desk/common.ts'
import type { PeopleBulkWords } from '#content/en/desk/people-bulk.ts'
import { addressWith } from './address-with.ts'
import { entriesOf } from './choice.tsx'
import { Menu, menuEntry } from './menu.tsx'
import { PostForm } from './post-form.tsx'
import { Select } from './select.tsx'
import { SmallButton } from './small-button.tsx'
import { SmallField } from './small-field.tsx'
import { barEntry, barSquare, furtherEntry, TickedActions, tickedBar } from './ticked-bar.tsx'
import type { RowTicks } from './use-row-ticks.ts'

export const bulkForm = 'bulk'

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

/** What can be done with several people at once, while somebody is ticked. */
export function BulkBar({ words, common, ticks, tags, hasOthers, chosenCount }: BulkBarProps) {
  const { search } = useLocation()
  const isAll = chosenCount !== undefined
  return (
    <PostForm
      id={bulkForm}
      aria-label={words.label}
      onSubmit={({ currentTarget }) =>
        currentTarget.querySelector<HTMLElement>(':popover-open')?.hidePopover()
      }
      className={tickedBar}
    >
      {/* What Enter presses, in the one field there is. */}
      <button type="submit" name="do" value="tag" hidden />
      {isAll && <input type="hidden" name="all" value="yes" />}
      <TickedActions
        words={words}
        count={chosenCount ?? ticks.count}
        toNone={isAll ? addressWith(search, { chosen: undefined }) : undefined}
        onNone={() => ticks.tickAll(false)}
      >
        <button type="submit" name="do" value="answered" className={barEntry}>
          {words.answered}
        </button>
        <Menu isForPhones name={words.more} className={`ml-auto ${barSquare}`}>
          <Menu label={words.tag} className={furtherEntry}>
            <TagFields words={words} tags={tags} />
          </Menu>
          <Menu label={words.status} className={furtherEntry}>
            <Stages words={words} stages={common.statuses} />
          </Menu>
          <button type="submit" name="do" value="spam" className={`text-sindoor ${furtherEntry}`}>
            {words.spam}
          </button>
          {hasOthers && !isAll && (
            <Link
              to={addressWith(search, { chosen: 'all' })}
              preventScrollReset
              className={`text-indigo ${furtherEntry}`}
            >
              {words.allMatching}
            </Link>
          )}
        </Menu>
      </TickedActions>
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
        <Select ref={field} name="status" aria-label={words.status} className="grow">
          {entriesOf(stages).map(([stage, label]) => (
            <option key={stage} value={stage}>
              {label}
            </option>
          ))}
        </Select>
        <SmallButton ref={send} name="do" value="status">
          {words.setStatus}
        </SmallButton>
      </div>
    </>
  )
}
