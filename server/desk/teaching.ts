import { eq } from 'drizzle-orm'
import type { Assistant } from '#server/assistant/assistant.ts'
import { audit } from '#server/auth/audit.ts'
import type { Database } from '#server/db/database.ts'
import { unansweredQuestions } from '#server/db/schema/assistant.ts'

/** The owner's answer to a question: used at once, and the question is off the list. */
export async function teachAssistant(
  { database, assistant }: { database: Database; assistant: Assistant },
  ownerEmail: string,
  taught: { question: string; answer: string },
): Promise<void> {
  await assistant.addAnswer(taught)
  await database.transaction(async (transaction) => {
    await transaction.delete(unansweredQuestions).where(eq(unansweredQuestions.question, taught.question))
    await audit(transaction, { ownerEmail, action: 'assistant-taught' })
  })
}
