import { eq, sql } from 'drizzle-orm'
import { audit } from '#server/auth/audit.ts'
import { deleteOwner, isLastOwner, lockOwners, type OwnerRole } from '#server/auth/owners.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { owners } from '#server/db/schema/owners.ts'

interface Colleague {
  id: string
  name: string
  email: string
  role: OwnerRole
  hasSecondFactor: boolean
  /** The last day they used the desk, or what was last noted of them. */
  lastSeen: Date | undefined
}

type Changed = 'done' | 'gone' | 'last'

/** Who may sit at the desk. */
export interface Team {
  list(): Promise<Colleague[]>
  /** Whom somebody can be given to. */
  names(): Promise<{ id: string; name: string }[]>
  setRole(ownerEmail: string, id: string, role: OwnerRole): Promise<Changed>
  /** Ends their sessions at once. */
  remove(ownerEmail: string, id: string): Promise<Changed>
  rename(ownerEmail: string, id: string, name: string): Promise<void>
}

/** The same whatever the database's own order of letters is. */
const byName = [sql`lower(${owners.name})`, owners.id]

export function createTeam(database: Database): Team {
  /** The last owner stays what they are. */
  async function change(
    id: string,
    takesAway: boolean,
    work: (transaction: Transaction, colleague: typeof owners.$inferSelect) => Promise<void>,
  ): Promise<Changed> {
    return database.transaction(async (transaction) => {
      await lockOwners(transaction)
      const known = await transaction.select().from(owners)
      const colleague = known.find((each) => each.id === id)
      if (!colleague) return 'gone'
      if (takesAway && isLastOwner(colleague, known)) return 'last'
      await work(transaction, colleague)
      return 'done'
    })
  }

  return {
    async list() {
      const rows = await database.db
        .select({
          id: owners.id,
          name: owners.name,
          email: owners.email,
          role: owners.role,
          twoFactorEnabled: owners.twoFactorEnabled,
          lastSeen: sql<string | null>`greatest(
            (select max(s.updated_at) from owner_sessions s where s.user_id = owners.id),
            (select max(e.at) from audit_entries e where e.owner_email = owners.email))`,
        })
        .from(owners)
        .orderBy(...byName)
      return rows.map(({ twoFactorEnabled, lastSeen, ...row }) => ({
        ...row,
        hasSecondFactor: twoFactorEnabled ?? false,
        lastSeen: lastSeen ? new Date(lastSeen) : undefined,
      }))
    },

    names: () =>
      database.db
        .select({ id: owners.id, name: owners.name })
        .from(owners)
        .orderBy(...byName),

    setRole: (ownerEmail, id, role) =>
      change(id, role !== 'owner', async (transaction, { email }) => {
        await transaction.update(owners).set({ role }).where(eq(owners.id, id))
        await audit(transaction, { ownerEmail, action: 'team-role', details: { email, role } })
      }),

    remove: (ownerEmail, id) =>
      change(id, true, async (transaction, colleague) => {
        await deleteOwner(transaction, colleague)
        await audit(transaction, {
          ownerEmail,
          action: 'team-removed',
          details: { email: colleague.email, name: colleague.name },
        })
      }),

    async rename(ownerEmail, id, name) {
      await database.transaction(async (transaction) => {
        await transaction.update(owners).set({ name }).where(eq(owners.id, id))
        await audit(transaction, { ownerEmail, action: 'name-changed' })
      })
    },
  }
}
