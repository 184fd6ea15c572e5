import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { audit } from '#server/auth/audit.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { people, type personStatuses } from '#server/db/schema/people.ts'
import { isMatch, type PeopleFilter } from './people-search.ts'
import { setAside, uuids } from './set-aside.ts'
import { tidyTags } from './tidy-tags.ts'
import { keepAfter, keepBefore } from './undoing.ts'

/** The ones that were ticked, or all that a filter finds. */
type Chosen = { ids: string[] } | { filter: PeopleFilter }

export type BulkChange =
  | { do: 'tag' | 'untag'; tag: string }
  | { do: 'status'; status: (typeof personStatuses)[number] }
  | { do: 'answered' }
  | { do: 'spam' }

interface Changed {
  /** How many are others than before. */
  count: number
  /** Absent when nobody is. */
  undo?: string
}

export interface BulkChanges {
  /** Changes many people, some hundreds at a time: whoever else uses the database waits for these alone. */
  changeAll(ownerEmail: string, chosen: Chosen, change: BulkChange): Promise<Changed>
  /** How many a filter finds. */
  countOf(filter: PeopleFilter): Promise<number>
}

type Column = Parameters<typeof keepBefore>[2][number]

/** What a change does to people `p`: which columns, to whom, and how. */
interface Plan {
  columns: Column[]
  concerns: SQL
  set: SQL
}

const partSize = 500

export function createBulkChanges(database: Database): BulkChanges {
  return {
    async changeAll(ownerEmail, chosen, change) {
      const step = { id: randomUUID(), ownerEmail }
      const ids = 'ids' in chosen ? chosen.ids : await idsOf(database, chosen.filter)
      let count = 0
      for (let start = 0; start < ids.length; start += partSize)
        count = await database.transaction(async (transaction) => {
          const changed = await applyTo(transaction, step, change, ids.slice(start, start + partSize))
          const soFar = count + changed
          if (changed > 0)
            await audit(transaction, {
              id: step.id,
              ownerEmail,
              action: `people-${change.do}`,
              details: detailsOf(change, soFar),
            })
          return soFar
        })
      return { count, ...(count > 0 && { undo: step.id }) }
    },

    async countOf(filter) {
      const [row] = await database.db
        .select({ count: sql<number>`count(*)::int` })
        .from(people)
        .where(isMatch(filter))
      return row?.count ?? 0
    },
  }
}

async function applyTo(
  transaction: Transaction,
  step: { id: string; ownerEmail: string },
  change: BulkChange,
  ids: string[],
): Promise<number> {
  if (change.do === 'spam') return setAside(transaction, step, ids)
  const { columns, concerns, set } = planOf(change)
  const count = await keepBefore(transaction, step, columns, sql`p.id = any (${uuids(ids)}) and ${concerns}`)
  if (count === 0) return 0
  await transaction.execute(sql`
    update people p set ${set} from person_undos u
    where u.step = ${step.id} and u.person_id = any (${uuids(ids)}) and p.id = u.person_id`)
  await keepAfter(transaction, step, columns, ids)
  return count
}

async function idsOf({ db }: Database, filter: PeopleFilter): Promise<string[]> {
  const rows = await db.select({ id: people.id }).from(people).where(isMatch(filter))
  return rows.map(({ id }) => id)
}

function planOf(change: Exclude<BulkChange, { do: 'spam' }>): Plan {
  switch (change.do) {
    case 'tag': {
      const tag = tidyTag(change.tag)
      return {
        columns: ['tags'],
        // As many as one person may have.
        concerns: sql`not p.tags @> array[${tag}::text] and cardinality(p.tags) < 20 and ${tag}::text <> ''`,
        set: sql`tags = p.tags || ${tag}::text`,
      }
    }
    case 'untag': {
      const tag = tidyTag(change.tag)
      return {
        columns: ['tags'],
        concerns: sql`p.tags @> array[${tag}::text]`,
        set: sql`tags = array_remove(p.tags, ${tag}::text)`,
      }
    }
    case 'status': {
      const { status } = change
      const endsWaiting = status !== 'new'
      return {
        columns: ['status', 'won_at', 'waiting_since'],
        concerns: sql`(p.status <> ${status} or ${endsWaiting} and p.waiting_since is not null)`,
        set: sql`status = ${status}, won_at = case when ${status === 'won'} then coalesce(p.won_at, now()) end,
          waiting_since = case when ${endsWaiting} then null else p.waiting_since end`,
      }
    }
    case 'answered':
      return {
        columns: ['waiting_since'],
        concerns: sql`p.waiting_since is not null`,
        set: sql`waiting_since = null`,
      }
  }
}

function tidyTag(tag: string): string {
  return tidyTags([tag])[0] ?? ''
}

function detailsOf(change: BulkChange, count: number): Record<string, string | number> {
  if ('status' in change) return { count, status: change.status }
  return { count }
}
