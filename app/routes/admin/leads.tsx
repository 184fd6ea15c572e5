import { Link, useLocation } from 'react-router'
import { flashOf } from '#app/desk-action.ts'
import { ownerOf, pageOf } from '#app/desk-request.ts'
import { AddLink } from '#app/features/desk/add-link.tsx'
import { addressWith } from '#app/features/desk/address-with.ts'
import { ageText, day } from '#app/features/desk/age.ts'
import { BulkBar, bulkForm } from '#app/features/desk/bulk-bar.tsx'
import { LastMessage } from '#app/features/desk/last-message.tsx'
import { Table, wholeRow } from '#app/features/desk/list.tsx'
import { Menu } from '#app/features/desk/menu.tsx'
import { NobodyYet, PeopleFiles } from '#app/features/desk/people-files.tsx'
import { PeopleFilters } from '#app/features/desk/people-filters.tsx'
import { PageTick, RowTick } from '#app/features/desk/row-tick.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { smallButton } from '#app/features/desk/small-button.tsx'
import { type Sorting, sortingBy } from '#app/features/desk/sorting.ts'
import { StageMark } from '#app/features/desk/stage-mark.tsx'
import { Tags } from '#app/features/desk/tags.tsx'
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
import { type Currency, formatMoney } from '#content/money.ts'
import { mayUse } from '#server/auth/roles.ts'
import type { ListedPerson, StageAmount } from '#server/desk/people.ts'
import type { Route } from './+types/leads'
import { changePeople } from './people-bulk.ts'
import { filterNames, peopleFilterOf, peopleOrderOf } from './people-filter.ts'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, now } = context.get(requestScope)
  const { desk, team } = services
  const owner = ownerOf(context)
  const { search, searchParams } = new URL(request.url)
  const page = pageOf(searchParams)
  const wanted = peopleFilterOf(searchParams, owner.id)
  const order = peopleOrderOf(searchParams)
  const found = await desk.people.list(wanted, page, order)
  const isAll = searchParams.get('chosen') === 'all'
  // Those that no index tells are counted only when that is asked for: it takes long.
  const isQuick = !(wanted.query || wanted.kind)
  const count = isAll || isQuick ? await desk.people.countOf(wanted) : undefined
  return {
    count,
    order,
    isSelecting: isAll || searchParams.get('select') === '1',
    hasMore: found.hasMore,
    people: found.people.map((person) => ({
      ...person,
      age: now.getTime() - person.lastAt.getTime(),
      waited: person.waitingSince && now.getTime() - person.waitingSince.getTime(),
    })),
    page,
    search,
    sums: wanted.query ? [] : await desk.people.amountsOf(wanted),
    filter: Object.fromEntries(filterNames.map((name) => [name, searchParams.get(name) ?? undefined])),
    choices: await desk.people.choices(),
    suspects: await desk.quarantine.count(),
    team: await team.names(),
    mayDownload: mayUse(owner.role, deskPaths.leadsCsv),
    chosenCount: isAll ? count : undefined,
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
  const { team, mayDownload, count, order, isSelecting } = loaderData
  const { search: shownSearch } = useLocation()
  const nameOf = (id: string | null) => team.find((colleague) => colleague.id === id)?.name
  const { columns } = words
  const ticks = useRowTicks(people)
  const isChosenAnyway = chosenCount !== undefined
  const isFiltered = Object.values(filter).some(Boolean)
  const sortOf = (orders: Sorting) =>
    // What is searched for by words is not sorted.
    filter.q
      ? undefined
      : sortingBy(orders, order, (sort) =>
          addressWith(shownSearch, { sort, page: undefined, chosen: undefined }),
        )
  return (
    <Screen
      title={words.title}
      count={count}
      actions={
        <div className="flex items-center md:gap-x-2">
          <Menu isForPhones name={words.files} className={smallButton('quiet', 'px-2.5!')}>
            {suspects > 0 && (
              <Link to={deskPaths.suspects} className={smallButton('quiet', 'max-md:w-full')}>
                {fill(words.quarantine, { count: String(suspects) })}
              </Link>
            )}
            <PeopleFiles words={words} search={mayDownload ? search : undefined} />
          </Menu>
          <AddLink to={deskPaths.newPerson}>{personEntryWords.add.label}</AddLink>
        </div>
      }
    >
      {(people.length > 0 || isFiltered || page > 0) && (
        <PeopleFilters
          words={words}
          common={deskWords}
          filter={filter}
          order={order}
          choices={choices}
          hasColleagues={team.length > 1}
          found={count ?? (page === 0 && !hasMore ? people.length : undefined)}
          isSelecting={isSelecting}
          sums={sumsOf(loaderData.sums, filter.status)}
        />
      )}
      {/* What was ticked is done with once something is done to it, or nobody chooses any more. On a phone the bar lies over no row. */}
      <div key={`${loaderData.undo} ${isSelecting}`} className="max-lg:ticked:pb-14">
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
          empty={isFiltered || page > 0 ? words.empty : <NobodyYet words={words} entry={personEntryWords} />}
          pages={{
            words: order ? { ...deskWords, newer: words.previous, older: words.next } : deskWords,
            page,
            hasMore,
          }}
          ticks={{
            isOnPhones: isSelecting,
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
                isWholeRow={isSelecting}
              />
            ),
          }}
          columns={[
            {
              head: columns.name,
              sort: sortOf({ ascending: 'name', descending: 'name-back' }),
              width: 'md:w-[11rem] xl:w-[13rem]',
              cell: ({ id, name, company }) => (
                <p className="flex items-baseline gap-2">
                  <Link to={deskPaths.person(id)} className={`max-w-full shrink-0 truncate ${wholeRow}`}>
                    {name}
                  </Link>
                  {company && <span className="truncate text-14 text-ink-2">{company}</span>}
                </p>
              ),
            },
            {
              head: columns.contact,
              width: 'md:w-[11rem]',
              from: '2xl',
              cell: ({ email, phone }) => <span className="text-ink-2">{email ?? phone}</span>,
            },
            {
              head: columns.wrote,
              isMain: true,
              cell: (person) => <LastMessage common={deskWords} person={person} />,
            },
            ...(people.some(({ tags }) => tags.length > 0)
              ? [
                  {
                    head: columns.tags,
                    width: 'md:w-[10rem]',
                    from: 'lg' as const,
                    cell: ({ tags }: ListedPerson) => <Tags tags={tags} />,
                  },
                ]
              : []),
            {
              head: columns.status,
              width: 'md:w-[6rem]',
              sort: sortOf({ ascending: 'stage', descending: 'stage-back' }),
              cell: ({ status }) => <StageMark common={deskWords} status={status} />,
            },
            ...(people.some(({ dealMinor }) => dealMinor !== null)
              ? [
                  {
                    head: columns.amount,
                    width: 'md:w-[6.5rem]',
                    isNumber: true,
                    sort: sortOf({ descending: 'amount' }),
                    cell: amountOf,
                  },
                ]
              : []),
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
              sort: sortOf({ descending: 'newest', ascending: 'oldest' }),
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

function amountOf({ dealMinor, dealCurrency }: ListedPerson) {
  return dealMinor !== null && formatMoney({ minor: dealMinor, currency: dealCurrency as Currency })
}

/** Whoever is lost brings nothing, so their amounts are told only to whoever asks for them. */
function sumsOf(amounts: StageAmount[], status: string | undefined) {
  return (Object.keys(deskWords.statuses) as StageAmount['status'][]).flatMap((stage) => {
    const ofStage = amounts.filter((amount) => amount.status === stage)
    if (ofStage.length === 0 || (stage === 'lost' && status !== 'lost')) return []
    const text = ofStage.map(({ minor, currency }) => formatMoney({ minor, currency: currency as Currency }))
    return [{ stage, text: text.join(' + ') }]
  })
}

function isFromSomewhere({ source }: Pick<ListedPerson, 'source'>): boolean {
  return source !== 'direct'
}
