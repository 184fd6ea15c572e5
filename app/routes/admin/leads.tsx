import { Link } from 'react-router'
import { flashOf } from '#app/desk-action.ts'
import { ownerOf, pageOf } from '#app/desk-request.ts'
import { ageText, day } from '#app/features/desk/age.ts'
import { BulkBar, bulkForm } from '#app/features/desk/bulk-bar.tsx'
import { Filter, FilterBar, FilterChips, SearchField, Toggle } from '#app/features/desk/filters.tsx'
import { Table, wholeRow } from '#app/features/desk/list.tsx'
import { Mark } from '#app/features/desk/mark.tsx'
import { Menu } from '#app/features/desk/menu.tsx'
import { PageTick, RowTick } from '#app/features/desk/row-tick.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { smallButton } from '#app/features/desk/small-button.tsx'
import { StageMark } from '#app/features/desk/stage-mark.tsx'
import { Timestamp } from '#app/features/desk/timestamp.tsx'
import { useRowTicks } from '#app/features/desk/use-row-ticks.ts'
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
  const ticks = useRowTicks(people)
  const isChosenAnyway = chosenCount !== undefined
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <Screen
      title={words.title}
      actions={
        <div className="flex flex-wrap gap-x-2">
          {suspects > 0 && (
            <Link to={deskPaths.suspects} className={smallButton('quiet')}>
              {fill(words.quarantine, { count: String(suspects) })}
            </Link>
          )}
          <Menu isForPhones name={words.files} className={smallButton('quiet', 'px-2.5!')}>
            <Files search={mayDownload ? search : undefined} />
          </Menu>
          <Link to={deskPaths.newPerson} className={smallButton('strong')}>
            + {personEntryWords.add.label}
          </Link>
        </div>
      }
    >
      <Filters filter={filter} choices={choices} hasColleagues={team.length > 1} />
      {/* What was ticked is done with once something is done to it. On a phone the bar lies over no row. */}
      <div key={loaderData.undo} className="max-lg:ticked:pb-14">
        {people.length > 0 && (
          <BulkBar
            words={bulkWords}
            common={deskWords}
            ticks={ticks}
            tags={choices.tags}
            hasOthers={hasMore || page > 0}
            chosenCount={chosenCount}
          />
        )}
        <Table
          rows={people}
          empty={isFiltered || page > 0 ? words.empty : words.emptyAtAll}
          pages={{ words: deskWords, page, hasMore }}
          ticks={{
            head: (
              <PageTick
                label={bulkWords.thisPage}
                ticks={ticks}
                rowCount={people.length}
                isChosenAnyway={isChosenAnyway}
              />
            ),
            cell: ({ id, name }) => (
              <RowTick
                form={bulkForm}
                id={id}
                label={fill(bulkWords.tick, { name })}
                isChosenAnyway={isChosenAnyway}
              />
            ),
          }}
          columns={[
            {
              head: columns.name,
              width: 'md:w-[11rem]',
              cell: ({ id, name }) => (
                <Link to={deskPaths.person(id)} className={`block truncate ${wholeRow}`}>
                  {name}
                </Link>
              ),
            },
            {
              head: columns.contact,
              width: 'md:w-[11.75rem]',
              from: 'xl',
              cell: ({ company, email, phone }) => (
                <span className="text-ink-2">{company ?? email ?? phone}</span>
              ),
            },
            { head: columns.wrote, isMain: true, cell: (person) => <LastMessage person={person} /> },
            {
              head: columns.status,
              width: 'md:w-[9rem] lg:w-[10.5rem]',
              cell: (person) => (
                // Most are new, and a phone has little room.
                <span data-wide-only={person.status === 'new' ? '' : undefined}>
                  <StageMark common={deskWords} person={person} />
                </span>
              ),
            },
            // Who works alone looks after everybody.
            ...(team.length > 1
              ? [
                  {
                    head: columns.assigned,
                    width: 'md:w-[7rem]',
                    from: 'lg' as const,
                    cell: ({ assignedTo }: ListedPerson) => nameOf(assignedTo),
                  },
                ]
              : []),
            // Most come by no link that we know of.
            ...(people.some(isFromSomewhere)
              ? [
                  {
                    head: columns.source,
                    width: 'md:w-[5.25rem]',
                    from: 'xl' as const,
                    cell: (person: ListedPerson) => isFromSomewhere(person) && person.source,
                  },
                ]
              : []),
            {
              head: columns.last,
              width: 'md:w-[8rem] lg:w-[6.5rem]',
              isNumber: true,
              cell: ({ lastAt, age, waited }) =>
                waited !== null ? (
                  <span className="font-[500] whitespace-nowrap text-ink">
                    {fill(words.waits, { age: ageText(waited) })}
                  </span>
                ) : (
                  <span className="whitespace-nowrap text-ink-2">
                    {age < 7 * day ? ageText(age) : <Timestamp at={lastAt} show="day" />}
                  </span>
                ),
            },
          ]}
        />
      </div>
    </Screen>
  )
}

function isFromSomewhere({ source }: Pick<ListedPerson, 'source'>): boolean {
  return source !== 'direct'
}

/** How many tags a column of some width has room for, beside the message. */
const tagsShown = { '@min-[19rem]:hidden': 1, '@max-[19rem]:hidden': 2 }

/** Their tags, and what they wrote, or did without a word. */
function LastMessage({ person: { tags, kinds, wrote } }: { person: ListedPerson }) {
  return (
    <div className="@container flex items-center gap-2">
      {tags.length > 0 && (
        <p className="flex max-w-[calc(100%-8rem)] items-center gap-1 overflow-hidden @max-[13rem]:hidden">
          {tags.slice(0, 2).map((tag) => (
            <span key={tag} className="flex min-w-0 not-first:@max-[19rem]:hidden">
              <Mark tone="good">
                <span className="block max-w-24 truncate">{tag}</span>
              </Mark>
            </span>
          ))}
          {Object.entries(tagsShown).map(
            ([where, count]) =>
              tags.length > count && (
                <span key={where} className={`text-14 text-ink-2 ${where}`}>
                  +{tags.length - count}
                </span>
              ),
          )}
        </p>
      )}
      <p className="min-w-0 flex-1 truncate text-ink-2">
        {wrote ?? kinds.map((kind) => deskWords.kinds[kind] ?? kind).join(', ')}
      </p>
    </div>
  )
}

/** `search` says what a download is to hold; nothing for whoever may not have one. */
function Files({ search }: { search: string | undefined }) {
  return (
    <>
      <Link to={deskPaths.imports} className={smallButton('quiet', 'max-md:w-full')}>
        {words.import}
      </Link>
      {search !== undefined && (
        <a href={`${deskPaths.leadsCsv}${search}`} download className={smallButton('quiet', 'max-md:w-full')}>
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
