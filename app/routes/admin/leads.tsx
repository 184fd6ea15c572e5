import { Form, Link, useNavigation, useSubmit } from 'react-router'
import { ownerOf, pageOf } from '#app/desk-request.ts'
import { Choice, Tick } from '#app/features/desk/choice.tsx'
import { Table } from '#app/features/desk/list.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { SmallButton } from '#app/features/desk/small-button.tsx'
import { SmallField } from '#app/features/desk/small-field.tsx'
import { Timestamp } from '#app/features/desk/timestamp.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { leadWords as words } from '#content/en/desk/leads.ts'
import { fill } from '#content/fill.ts'
import { type Currency, formatMoney } from '#content/money.ts'
import { mayUse } from '#server/auth/roles.ts'
import type { Person } from '#server/desk/people.ts'
import type { Route } from './+types/leads'
import { filterNames, peopleFilterOf } from './people-filter.ts'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk, team } = context.get(requestScope).services
  const owner = ownerOf(context)
  const { search, searchParams } = new URL(request.url)
  const page = pageOf(searchParams)
  const found = await desk.people.list(peopleFilterOf(searchParams, owner.id), page)
  return {
    ...found,
    page,
    search,
    filter: Object.fromEntries(filterNames.map((name) => [name, searchParams.get(name) ?? undefined])),
    choices: await desk.people.choices(),
    suspects: await desk.quarantine.count(),
    team: await team.names(),
    mayDownload: mayUse(owner.role, deskPaths.leadsCsv),
  }
}

export default function Leads({ loaderData }: Route.ComponentProps) {
  const { people, page, hasMore, suspects, search, filter, choices, team, mayDownload } = loaderData
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
          {mayDownload && (
            <a href={`${deskPaths.leadsCsv}${search}`} download className="thread-link">
              {words.download}
            </a>
          )}
        </p>
      }
    >
      <Filters filter={filter} choices={choices} hasColleagues={team.length > 1} />
      <Table
        rows={people}
        empty={isFiltered || page > 0 ? words.empty : words.emptyAtAll}
        pages={{ words: deskWords, page, hasMore }}
        columns={[
          { head: columns.name, cell: nameCell },
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
    </Screen>
  )
}

function nameCell({ id, name, email, company, tags }: Person) {
  return (
    <>
      <Link to={deskPaths.person(id)} className="thread-link font-[600]">
        {name}
      </Link>
      <span className="block text-14 text-ink-2">{[email, company].filter(Boolean).join(' · ')}</span>
      {tags.length > 0 && <span className="block text-14 text-peacock">{tags.join(', ')}</span>}
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
