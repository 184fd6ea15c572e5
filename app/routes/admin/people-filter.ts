import { type PersonStatus, personStatuses } from '#server/desk/people.ts'
import type { PeopleFilter } from '#server/desk/people-search.ts'

/** The parameters that choose who is listed. */
export const filterNames = ['q', 'status', 'kind', 'tag', 'source', 'waiting']

/** What the address asks of the list; whatever makes no sense is left out. */
export function peopleFilterOf(query: URLSearchParams): PeopleFilter {
  const text = (name: string) => query.get(name)?.trim().slice(0, 200) || undefined
  const status = text('status')
  return {
    query: text('q'),
    status: personStatuses.some((known) => known === status) ? (status as PersonStatus) : undefined,
    kind: text('kind'),
    tag: text('tag'),
    source: text('source'),
    waiting: query.get('waiting') === '1' ? true : undefined,
  }
}
