import { personStatuses } from '#server/db/schema/people.ts'
import { type PeopleFilter, type PeopleOrder, peopleOrders } from '#server/desk/people-search.ts'

/** The parameters that choose who is listed. */
export const filterNames = ['q', 'status', 'kind', 'tag', 'source', 'waiting', 'mine']

/** How the address wants them sorted. Whoever is searched for by words comes newest first. */
export function peopleOrderOf(query: URLSearchParams): PeopleOrder | undefined {
  if (query.get('q')?.trim()) return undefined
  return (Object.keys(peopleOrders) as PeopleOrder[]).find((known) => known === query.get('sort'))
}

/** What the address asks of the list, for whoever is signed in; whatever makes no sense is left out. */
export function peopleFilterOf(query: URLSearchParams, ownerId: string): PeopleFilter {
  const text = (name: string) => query.get(name)?.trim().slice(0, 200) || undefined
  return {
    query: text('q'),
    status: personStatuses.find((known) => known === query.get('status')),
    kind: text('kind'),
    tag: text('tag'),
    source: text('source'),
    waiting: query.get('waiting') === '1' ? true : undefined,
    assignedTo: query.get('mine') === '1' ? ownerId : undefined,
  }
}
