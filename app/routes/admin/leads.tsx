import { Link } from 'react-router'
import { flashOf } from '#app/desk-action.ts'
import { ownerOf, pageOf } from '#app/desk-request.ts'
import { ageText, day } from '#app/features/desk/age.ts'
import { BulkBar, bulkForm } from '#app/features/desk/bulk-bar.tsx'
import { Filter, FilterBar, FilterChips, SearchField, Toggle } from '#app/features/desk/filters.tsx'
import { Table, wholeRow } from '#app/features/desk/list.tsx'
import { Mark } from '#app/features/desk/mark.tsx'
import { RowTick } from '#app/features/desk/row-tick.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { smallButton } from '#app/features/desk/small-button.tsx'
import { StageMark } from '#app/features/desk/stage-mark.tsx'
import { Timestamp } from '#app/features/desk/timestamp.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { leadWords as words } from '#content/en/desk/leads.ts'
import { peopleBulkWords as bulkWords } from '#content/en/desk/people-bulk.ts'
import { personEntryWords } from '#content/en/desk/person-entry.ts'
import { fill } from '#content/fill.ts'
import { mayUse } from '#server/auth/roles.ts'
import type { ListedPerson } from '#server/desk/people.ts'
import type { Route } from './+types/leads'
import { changePeople } from './people-bulk.ts'
import { filterNames, peopleFilterOf } from './people-filter.ts'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, now } = context.get(requestScope)
  const { desk, team } = services
  const owner = ownerOf(context)
  const { search, searchParams } = new URL(request.url)
  const page = pageOf(searchParams)
  const wanted = peopleFilterOf(searchParams, owner.id)
  const found = await desk.people.list(wanted, page)
  return {
    hasMore: found.hasMore,
    people: found.people.map((person) => ({
      ...person,
      age: now.getTime() - person.lastAt.getTime(),
      waited: person.waitingSince && now.getTime() - person.waitingSince.getTime(),
    })),
    page,
    search,
    filter: Object.fromEntries(filterNames.map((name) => [name, searchParams.get(name) ?? undefined])),
    choices: await desk.people.choices(),
    suspects: await desk.quarantine.count(),
    team: await team.names(),
    mayDownload: mayUse(owner.role, deskPaths.leadsCsv),
    chosenCount: searchParams.get('chosen') === 'all' ? await desk.people.countOf(wanted) : undefined,
    ...flashOf(request, listFlash),
  }
}

/** Whoever is marked as spam on their own page is told of here. */
const listFlash = {
  done: { ...words.done, ...bulkWords.done },
  refusals: { ...words.refusals, ...bulkWords.refusals },
}

export const action = changePeople

export default function Leads({ loaderData }: Route.ComponentProps) {
  const { people, page, hasMore, suspects, search, filter, choices, chosenCount } = loaderData
  const { team, mayDownload } = loaderData
  const nameOf = (id: string | null) => team.find((colleague) => colleague.id === id)?.name
  const { columns } = words
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <Screen
      title={words.title}
      actions={
        <p className="flex flex-wrap gap-x-2">
          {suspects > 0 && (
            <Link to={deskPaths.suspects} className={smallButton('quiet')}>
              {fill(words.quarantine, { count: String(suspects) })}
            </Link>
          )}
          <span className="contents max-md:hidden">
            <Files search={mayDownload ? search : undefined} />
          </span>
          <Link to={deskPaths.newPerson} className={smallButton('strong')}>
            + {personEntryWords.add.label}
          </Link>
        </p>
      }
    >
      <Filters filter={filter} choices={choices} hasColleagues={team.length > 1} />
      <Table
        // What was ticked is done with once something is done to it.
        key={loaderData.undo}
        rows={people}
        empty={isFiltered || page > 0 ? words.empty : words.emptyAtAll}
        pages={{ words: deskWords, page, hasMore }}
        columns={[
          {
            head: columns.name,
            isMain: true,
            cell: (person) => <Who person={person} isChosenAnyway={chosenCount !== undefined} />,
          },
          {
            head: columns.status,
            // Most are new; a mark is for who is further.
            cell: (person) => person.status !== 'new' && <StageMark common={deskWords} person={person} />,
          },
          // Who works alone looks after everybody.
          ...(team.length > 1
            ? [{ head: columns.assigned, cell: ({ assignedTo }: ListedPerson) => nameOf(assignedTo) }]
            : []),
          {
            head: columns.source,
            // Most come by no link that we know of.
            cell: ({ source }) =>
              source !== 'direct' && <span className="md:block md:max-w-36 md:truncate">{source}</span>,
          },
          {
            head: columns.last,
            isNumber: true,
            cell: ({ lastAt, age, waited }) =>
              waited !== null ? (
                <span className={`whitespace-nowrap ${waited > day ? 'font-[600]' : ''}`}>
                  {fill(words.waits, { age: ageText(waited) })}
                </span>
              ) : age < 7 * day ? (
                <span className="whitespace-nowrap">{ageText(age)}</span>
              ) : (
                <Timestamp at={lastAt} show="day" />
              ),
          },
        ]}
      />
      <p className="flex flex-wrap pt-3 md:hidden">
        <Files search={mayDownload ? search : undefined} />
      </p>
      {people.length > 0 && (
        <BulkBar
          words={bulkWords}
          common={deskWords}
          rows={people}
          tags={choices.tags}
          hasOthers={hasMore || page > 0}
          chosenCount={chosenCount}
        />
      )}
    </Screen>
  )
}

function Who({ person, isChosenAnyway }: { person: ListedPerson; isChosenAnyway: boolean }) {
  const { id, name, email, phone, company, tags, kinds, wrote } = person
  const did = kinds.map((kind) => deskWords.kinds[kind] ?? kind).join(', ')
  return (
    <div className="flex">
      <RowTick
        form={bulkForm}
        id={id}
        label={fill(bulkWords.tick, { name })}
        isChosenAnyway={isChosenAnyway}
      />
      <div className="grid min-w-0 grow items-baseline gap-x-4 md:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-[11rem_12rem_minmax(0,1fr)]">
        <Link to={deskPaths.person(id)} className={`truncate ${wholeRow}`}>
          {name}
        </Link>
        <span className="truncate text-14 text-ink-2 max-lg:hidden">{company ?? email ?? phone}</span>
        <p className="truncate text-14 text-ink-2">
          {tags.map((tag) => (
            <span key={tag} className="mr-2">
              <Mark tone="good">{tag}</Mark>
            </span>
          ))}
          {[did, wrote].filter(Boolean).join(': ')}
        </p>
      </div>
    </div>
  )
}

/** `search` says what a download is to hold; nothing for whoever may not have one. */
function Files({ search }: { search: string | undefined }) {
  return (
    <>
      <Link to={deskPaths.imports} className={smallButton('quiet')}>
        {words.import}
      </Link>
      {search !== undefined && (
        <a href={`${deskPaths.leadsCsv}${search}`} download className={smallButton('quiet')}>
          {words.download}
        </a>
      )}
    </>
  )
}

interface FiltersProps {
  filter: Partial<Record<string, string>>
  choices: { tags: string[]; sources: string[] }
  hasColleagues: boolean
}

/** Kept in the address, so that a view can be bookmarked. */
function Filters({ filter, choices, hasColleagues }: FiltersProps) {
  const shown = {
    status: deskWords.statuses,
    kind: deskWords.kinds,
    tag: choices.tags,
    // One source is no choice.
    source: choices.sources.length > 1 ? choices.sources : [],
  }
  return (
    <FilterBar apply={deskWords.apply}>
      <SearchField label={words.search} hint={words.searchHint} value={filter.q} />
      <FilterChips>
        <Toggle name="waiting" label={words.waiting} isOn={filter.waiting === '1'} />
        {hasColleagues && <Toggle name="mine" label={words.mine} isOn={filter.mine === '1'} />}
        {(['status', 'kind', 'tag', 'source'] as const)
          .filter((name) => Object.keys(shown[name]).length > 0)
          .map((name) => (
            <Filter key={name} name={name} label={words[name]} value={filter[name]} options={shown[name]} />
          ))}
      </FilterChips>
    </FilterBar>
  )
}
