import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { TaughtAnswer } from '#domain/taught-answer.ts'
import { audit } from '#server/auth/audit.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { ownerAnswers, unansweredQuestions } from '#server/db/schema/assistant.ts'

type StoredAnswer = typeof ownerAnswers.$inferSelect

/** What the owner taught the assistant. Every change holds from the assistant's next answer on. */
export interface Teaching {
  /** Newest first. */
  list(page: number): Promise<{ answers: StoredAnswer[]; hasMore: boolean }>
  /** The question is then off the list of those without an answer. */
  teach(ownerEmail: string, taught: TaughtAnswer): Promise<void>
  /** This and the next two: false when there is no such answer any more. */
  correct(ownerEmail: string, id: string, corrected: TaughtAnswer): Promise<boolean>
  remove(ownerEmail: string, id: string): Promise<boolean>
  putBack(ownerEmail: string, id: string): Promise<boolean>
  /** Forgets for good what was removed more than a day ago. */
  purge(): Promise<void>
}

const perPage = 20
const isKept = isNull(ownerAnswers.deletedAt)

/** `learned` is called after each change, before the owner is told that it is done. */
export function createTeaching(database: Database, learned: () => Promise<void>): Teaching {
  async function change(
    ownerEmail: string,
    action: string,
    work: (transaction: Transaction) => Promise<string | undefined>,
  ): Promise<boolean> {
    const id = await database.transaction(async (transaction) => {
      const changed = await work(transaction)
      if (changed) await audit(transaction, { ownerEmail, action, subject: `answer:${changed}` })
      return changed
    })
    if (id) await learned()
    return id !== undefined
  }

  return {
    async list(page) {
      const rows = await database.db
        .select()
        .from(ownerAnswers)
        .where(isKept)
        .orderBy(desc(ownerAnswers.createdAt), desc(ownerAnswers.id))
        .limit(perPage + 1)
        .offset(page * perPage)
      return { answers: rows.slice(0, perPage), hasMore: rows.length > perPage }
    },

    async teach(ownerEmail, { question, answer }) {
      await change(ownerEmail, 'assistant-taught', async (transaction) => {
        await transaction.delete(unansweredQuestions).where(eq(unansweredQuestions.question, question))
        // A form that is sent twice teaches once; the later answer holds.
        const isSame = and(eq(ownerAnswers.question, question), isKept)
        const known = await update(transaction, isSame, { answer, ...correctedBy(ownerEmail) })
        if (known) return known
        const id = randomUUID()
        await transaction.insert(ownerAnswers).values({ id, question, answer, taughtBy: ownerEmail })
        return id
      })
    },

    correct: (ownerEmail, id, { question, answer }) =>
      change(ownerEmail, 'assistant-corrected', (transaction) =>
        update(transaction, and(eq(ownerAnswers.id, id), isKept), {
          question,
          answer,
          ...correctedBy(ownerEmail),
        }),
      ),

    remove: (ownerEmail, id) =>
      change(ownerEmail, 'assistant-answer-removed', (transaction) =>
        update(transaction, and(eq(ownerAnswers.id, id), isKept), { deletedAt: sql`now()` }),
      ),

    putBack: (ownerEmail, id) =>
      change(ownerEmail, 'assistant-answer-put-back', (transaction) =>
        update(transaction, and(eq(ownerAnswers.id, id), isNotNull(ownerAnswers.deletedAt)), {
          deletedAt: null,
        }),
      ),

    async purge() {
      await database.db.delete(ownerAnswers).where(lt(ownerAnswers.deletedAt, sql`now() - interval '1 day'`))
    },
  }
}

/** The id of what was changed, if it was there. */
async function update(
  transaction: Transaction,
  condition: SQL | undefined,
  changes: { [Column in keyof StoredAnswer]?: StoredAnswer[Column] | SQL },
): Promise<string | undefined> {
  const [row] = await transaction
    .update(ownerAnswers)
    .set(changes)
    .where(condition)
    .returning({ id: ownerAnswers.id })
  return row?.id
}

function correctedBy(ownerEmail: string) {
  return { correctedAt: sql`now()`, correctedBy: ownerEmail }
}
