import { Link, useLocation } from 'react-router'
import type { DeskWords } from '#content/en/desk/common.ts'
import type { LeadWords } from '#content/en/desk/leads.ts'
import { addressWith } from './address-with.ts'
import { Filter } from './filter.tsx'
import { barButton, FilterBar, FilterChips, SearchField, Toggle } from './filters.tsx'
import { smallButton } from './small-button.tsx'
import { StageMark } from './stage-mark.tsx'

interface PeopleFiltersProps {
  words: LeadWords
  common: DeskWords
  filter: Partial<Record<string, string>>
  order: string | undefined
  choices: { tags: string[]; sources: string[] }
  hasColleagues: boolean
  /** How many are listed, where that is known. */
  found: number | undefined
  isSelecting: boolean
  /** What the amounts of those listed add up to, stage by stage. */
  sums: { stage: keyof DeskWords['statuses']; text: string }[]
}

/** Kept in the address, so that a view can be bookmarked. */
export function PeopleFilters({
  words,
  common,
  filter,
  order,
  choices,
  hasColleagues,
  found,
  isSelecting,
  sums,
}: PeopleFiltersProps) {
  const { search } = useLocation()
  const { q, ...others } = filter
  const shown = {
    status: common.statuses,
    kind: common.kinds,
    tag: choices.tags,
    // One source is no choice.
    source: choices.sources.length > 1 ? choices.sources : [],
  }
  return (
    <FilterBar apply={common.apply}>
      {isSelecting && <input type="hidden" name="select" value="1" />}
      <SearchField label={words.search} hint={words.searchHint} value={q} />
      <FilterChips words={common} count={Object.values(others).filter(Boolean).length} found={found}>
        <Toggle name="waiting" label={words.waiting} isOn={filter.waiting === '1'} />
        {hasColleagues && <Toggle name="mine" label={words.mine} isOn={filter.mine === '1'} />}
        {(['status', 'kind', 'tag', 'source'] as const)
          .filter((name) => Object.keys(shown[name]).length > 0)
          .map((name) => (
            <Filter
              key={name}
              name={name}
              label={words[name]}
              any={common.any}
              value={filter[name]}
              options={shown[name]}
            />
          ))}
        {/* Where there is room it is the heads of the columns that sort. */}
        {!q && (
          <div className="md:hidden">
            <Filter name="sort" label={words.sort} any={words.newest} value={order} options={words.sorts} />
          </div>
        )}
      </FilterChips>
      <Link
        to={addressWith(search, { select: isSelecting ? undefined : '1', chosen: undefined })}
        preventScrollReset
        className={smallButton('quiet', `md:hidden -mr-2 px-2! ${barButton}`)}
      >
        {isSelecting ? words.selected : words.select}
      </Link>
      {sums.length > 0 && (
        <ul
          aria-label={words.sums}
          className="ml-auto flex flex-wrap gap-x-4 text-14 text-ink-2 max-md:hidden"
        >
          {sums.map(({ stage, text }) => (
            <li key={stage}>
              <StageMark common={common} status={stage} /> <span className="text-ink figures">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </FilterBar>
  )
}
