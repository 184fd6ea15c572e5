import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation, useSubmit } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import type { LeadWords } from '#content/en/desk/leads.ts'
import { fill } from '#content/fill.ts'
import { Choice, Tick } from './choice.tsx'
import { Moment } from './moment.tsx'
import { Pager } from './pager.tsx'
import { Screen } from './screen.tsx'
import { SmallButton } from './small-button.tsx'

interface ListedPerson {
  id: string
  name: string
  email: string
  company: string | null
  status: keyof DeskWords['statuses']
  tags: string[]
  kinds: string[]
  source: string
  lastAt: Date
  waitingSince: Date | null
}

interface LeadsPageProps {
  words: LeadWords
  common: DeskWords
  filter: Partial<Record<'q' | 'status' | 'kind' | 'tag' | 'source' | 'waiting', string>>
  choices: { tags: string[]; sources: string[] }
  people: ListedPerson[]
  page: number
  hasMore: boolean
  suspects: number
  search: string
}

export function LeadsPage({
  words,
  common,
  people,
  page,
  hasMore,
  suspects,
  search,
  ...rest
}: LeadsPageProps) {
  const isFiltered = Object.values(rest.filter).some(Boolean)
  return (
    <Screen
      title={words.title}
      actions={
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          {suspects > 0 && (
            <Link to={deskPaths.suspects} className="thread-link">
              {fill(words.quarantine, { count: String(suspects) })}
            </Link>
          )}
          <a href={`${deskPaths.leadsCsv}${search}`} download className="thread-link">
            {words.download}
          </a>
        </p>
      }
    >
      <Filters words={words} common={common} {...rest} />
      {people.length === 0 ? (
        <p className="py-8 text-ink-2">{isFiltered || page > 0 ? words.empty : words.emptyAtAll}</p>
      ) : (
        <PeopleTable words={words} common={common} people={people} />
      )}
      <Pager words={common} page={page} hasMore={hasMore} />
    </Screen>
  )
}

type FiltersProps = Pick<LeadsPageProps, 'words' | 'common' | 'filter' | 'choices'>

/** Kept in the address, so that a view can be bookmarked. The slash leads to the search, j and k through the list. */
function Filters({ words, common, filter, choices }: FiltersProps) {
  const search = useRef<HTMLInputElement>(null)
  const submit = useSubmit()
  const isBusy = useNavigation().state === 'loading'
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement).matches('input, textarea, select')
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === '/') search.current?.focus()
      else if (event.key === 'j' || event.key === 'k') stepTo(event.key === 'j' ? 1 : -1)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  const named = (values: Record<string, string>) =>
    Object.entries(values).map(([value, label]) => ({ value, label }))
  const plain = (values: string[]) => values.map((value) => ({ value, label: value }))
  const shown = {
    status: named(common.statuses),
    kind: named(common.kinds),
    tag: plain(choices.tags),
    // One source is no choice.
    source: plain(choices.sources.length > 1 ? choices.sources : []),
  }
  return (
    <Form
      onChange={(event) => {
        if ((event.target as HTMLElement).matches('select, [type=checkbox]')) submit(event.currentTarget)
      }}
      role="search"
      aria-busy={isBusy}
      className="flex flex-wrap items-end gap-3 pb-5"
    >
      <label className="flex min-w-56 grow flex-col gap-1 text-[0.875rem] font-[600]">
        {words.search}
        <input
          ref={search}
          type="search"
          name="q"
          defaultValue={filter.q}
          placeholder={words.searchHint}
          maxLength={200}
          className="min-h-11 rounded-[10px] border border-ink-2 bg-paper px-3 font-[400] text-base"
        />
      </label>
      {(['status', 'kind', 'tag', 'source'] as const)
        .filter((name) => shown[name].length > 0)
        .map((name) => (
          <Choice
            key={name}
            name={name}
            label={words[name]}
            value={filter[name]}
            options={shown[name]}
            all={common.all}
          />
        ))}
      <Tick name="waiting" label={words.waiting} isOn={filter.waiting === '1'} />
      <SmallButton>{common.apply}</SmallButton>
    </Form>
  )
}

/** From the person that has the focus to the next or the one before. */
function stepTo(direction: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('tbody a')]
  const at = links.indexOf(document.activeElement as HTMLElement)
  links[at === -1 ? 0 : at + direction]?.focus()
}

type PeopleTableProps = Pick<LeadsPageProps, 'words' | 'common' | 'people'>

function PeopleTable({ words, common, people }: PeopleTableProps) {
  const { columns } = words
  const head = 'border-b border-ink-2 py-2 pr-4 text-left text-[0.875rem] font-[600]'
  const cell = 'border-b border-line py-2.5 pr-4 align-top'
  return (
    <table className="w-full">
      <thead>
        <tr>
          <th className={head}>{columns.name}</th>
          <th className={`${head} max-md:hidden`}>{columns.did}</th>
          <th className={`${head} max-md:hidden`}>{columns.status}</th>
          <th className={`${head} max-lg:hidden`}>{columns.source}</th>
          <th className={`${head} max-md:hidden`}>{columns.last}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <td className={`${cell} wrap-anywhere`}>
              <Link to={deskPaths.person(person.id)} className="thread-link font-[600]">
                {person.name}
              </Link>
              <span className="block text-[0.875rem] text-ink-2">
                {[person.email, person.company].filter(Boolean).join(' · ')}
              </span>
              {person.tags.length > 0 && (
                <span className="block text-[0.875rem] text-peacock">{person.tags.join(', ')}</span>
              )}
              <span className="block text-[0.875rem] md:hidden">
                {common.statuses[person.status]} · <Moment at={person.lastAt} show="day" />
                {person.waitingSince && <span className="text-sindoor"> · {words.waits}</span>}
              </span>
            </td>
            <td className={`${cell} max-md:hidden`}>
              {person.kinds.map((kind) => common.kinds[kind] ?? kind).join(', ')}
            </td>
            <td className={`${cell} max-md:hidden`}>
              {common.statuses[person.status]}
              {person.waitingSince && (
                <span className="block text-[0.875rem] text-sindoor">{words.waits}</span>
              )}
            </td>
            <td className={`${cell} max-lg:hidden wrap-anywhere`}>{person.source}</td>
            <td className={`${cell} max-md:hidden`}>
              <Moment at={person.lastAt} show="day" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
