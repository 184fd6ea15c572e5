import { asc, eq } from 'drizzle-orm'
import { audit } from '#server/auth/audit.ts'
import type { Database } from '#server/db/database.ts'
import { replyTexts } from '#server/db/schema/people.ts'

export type ReplyText = Pick<typeof replyTexts.$inferSelect, 'id' | 'title' | 'text'>

/** Texts that owners start their replies from; the whole team shares them. */
export interface ReplyTexts {
  list(): Promise<ReplyText[]>
  /** A new one, or another wording under the same id. */
  save(ownerEmail: string, text: ReplyText): Promise<void>
  /** False when it is gone already. */
  remove(ownerEmail: string, id: string): Promise<boolean>
}

/** More than anybody looks through in a reply. */
const most = 100

export function createReplyTexts(database: Database): ReplyTexts {
  const columns = { id: replyTexts.id, title: replyTexts.title, text: replyTexts.text }
  return {
    list: () => database.db.select(columns).from(replyTexts).orderBy(asc(replyTexts.title)).limit(most),

    save: (ownerEmail, { id, title, text }) =>
      database.transaction(async (transaction) => {
        const worded = { title, text, ownerEmail, changedAt: new Date() }
        await transaction
          .insert(replyTexts)
          .values({ id, ...worded })
          .onConflictDoUpdate({ target: replyTexts.id, set: worded })
        await audit(transaction, { ownerEmail, action: 'reply-text-kept', subject: `reply-text:${id}` })
      }),

    remove: (ownerEmail, id) =>
      database.transaction(async (transaction) => {
        const removed = await transaction
          .delete(replyTexts)
          .where(eq(replyTexts.id, id))
          .returning({ id: replyTexts.id })
        if (removed.length === 0) return false
        await audit(transaction, { ownerEmail, action: 'reply-text-removed', subject: `reply-text:${id}` })
        return true
      }),
  }
}

/** With the person's own name where the text leaves a place for it: the first one, as one greets. */
export function textFor({ text }: Pick<ReplyText, 'text'>, name: string): string {
  const [first = name] = name.trim().split(/\s+/)
  return text.replaceAll('{name}', () => first)
}
