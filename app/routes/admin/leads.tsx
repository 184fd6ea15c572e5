import { Form, Link, useNavigation, useSubmit } from 'react-router'
import { flashOf } from '#app/desk-action.ts'
import { ownerOf, pageOf } from '#app/desk-request.ts'
import { BulkBar, bulkForm } from '#app/features/desk/bulk-bar.tsx'
import { Choice, Tick } from '#app/features/desk/choice.tsx'
import { Table } from '#app/features/desk/list.tsx'
import { RowTick } from '#app/features/desk/row-tick.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { SmallButton } from '#app/features/desk/small-button.tsx'
import { SmallField } from '#app/features/desk/small-field.tsx'
import { Timestamp } from '#app/features/desk/timestamp.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { leadWords as words } from '#content/en/desk/leads.ts'
import { peopleBulkWords as bulkWords } from '#content/en/desk/people-bulk.ts'
import { personEntryWords } from '#content/en/desk/person-entry.ts'
import { fill } from '#content/fill.ts'
import { type Currency, formatMoney } from '#content/money.ts'
import { mayUse } from '#server/auth/roles.ts'
import type { Person } from '#server/desk/people.ts'
import type { Route } from './+types/leads'
import { changePeople } from './people-bulk.ts'
import { filterNames, peopleFilterOf } from './people-filter.ts'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk, team } = context.get(requestScope).services
  const owner = ownerOf(context)
  const { search, searchParams } = new URL(request.url)
  const page = pageOf(searchParams)
  const wanted = peopleFilterOf(searchParams, owner.id)
  const found = await desk.people.list(wanted, page)
  return {
    ...found,
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
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          {suspects > 0 && (
            <Link to={deskPaths.suspects} className="thread-link">
              {fill(words.quarantine, { count: String(suspects) })}
            </Link>
          )}
          <Link to={deskPaths.imports} className="thread-link">
            {words.import}
          </Link>
          {mayDownload && (
            <a href={`${deskPaths.leadsCsv}${search}`} download className="thread-link">
              {words.download}
            </a>
          )}
          <Link
            to={deskPaths.newPerson}
            className="thread-link max-lg:fixed max-lg:right-4 max-lg:bottom-[calc(5rem+env(safe-area-inset-bottom))] max-lg:z-3 max-lg:flex max-lg:min-h-12 max-lg:items-center max-lg:rounded-full max-lg:bg-indigo max-lg:px-5 max-lg:font-[600] max-lg:text-paper max-lg:no-underline"
          >
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
          { head: columns.name, cell: (person) => nameCell(person, chosenCount !== undefined) },
          {
            head: columns.did,
            cell: ({ kinds }) => kinds.map((kind) => deskWords.kinds[kind] ?? kind).join(', '),
          },
          {
            head: columns.status,
            cell: ({ status, waitingSince, assignedTo, dealMinor, dealCurrency }) => (
              <>
                {[deskWords.statuses[status], nameOf(assignedTo)].filter(Boolean).join(' · ')}
                {dealMinor !== null && (
                  <span className="figures">
                    {' '}
                    · {formatMoney({ minor: dealMinor, currency: dealCurrency as Currency })}
                  </span>
                )}
                {waitingSince && <span className="text-sindoor"> · {words.waits}</span>}
              </>
            ),
          },
          { head: columns.source, cell: ({ source }) => source },
          { head: columns.last, cell: ({ lastAt }) => <Timestamp at={lastAt} show="day" /> },
        ]}
      />
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

function nameCell({ id, name, email, phone, company, tags }: Person, isChosenAnyway: boolean) {
  return (
    <div className="flex">
      <RowTick
        form={bulkForm}
        id={id}
        label={fill(bulkWords.tick, { name })}
        isChosenAnyway={isChosenAnyway}
      />
      <div className="min-w-0">
        <Link to={deskPaths.person(id)} className="thread-link font-[600]">
          {name}
        </Link>
        <span className="block text-14 text-ink-2">
          {[email ?? phone, company].filter(Boolean).join(' · ')}
        </span>
        {tags.length > 0 && <span className="block text-14 text-peacock">{tags.join(', ')}</span>}
      </div>
    </div>
  )
}

interface FiltersProps {
  filter: Partial<Record<string, string>>
  choices: { tags: string[]; sources: string[] }
  hasColleagues: boolean
}

/** Kept in the address, so that a view can be bookmarked. */
function Filters({ filter, choices, hasColleagues }: FiltersProps) {
  const submit = useSubmit()
  const isBusy = useNavigation().state === 'loading'
  const shown = {
    status: deskWords.statuses,
    kind: deskWords.kinds,
    tag: choices.tags,
    // One source is no choice.
    source: choices.sources.length > 1 ? choices.sources : [],
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
      <SmallField
        label={words.search}
        type="search"
        name="q"
        defaultValue={filter.q}
        placeholder={words.searchHint}
        maxLength={200}
        className="min-w-56 grow"
      />
      {(['status', 'kind', 'tag', 'source'] as const)
        .filter((name) => Object.keys(shown[name]).length > 0)
        .map((name) => (
          <Choice
            key={name}
            name={name}
            label={words[name]}
            value={filter[name]}
            options={shown[name]}
            all={deskWords.all}
          />
        ))}
      <Tick name="waiting" label={words.waiting} isOn={filter.waiting === '1'} />
      {hasColleagues && <Tick name="mine" label={words.mine} isOn={filter.mine === '1'} />}
      <SmallButton>{deskWords.apply}</SmallButton>
    </Form>
  )
}
