import { randomUUID } from 'node:crypto'
import { desc, sql } from 'drizzle-orm'
import type { AssistantLanguage } from '#content/types/assistant.ts'
import type { Database } from '#server/db/database.ts'
import { ownerAnswers, unansweredQuestions } from '#server/db/schema/assistant.ts'
import { isFiller, wordsOf } from './vocabulary.ts'

interface OwnerAnswer {
  question: string
  answer: string
}

interface UnansweredQuestion {
  question: string
  language: AssistantLanguage
  count: number
  lastAskedAt: Date
}

/** What the assistant learns: which questions it missed, and what the owner wants said. */
export interface Memory {
  /** The owner's own answer, when one was given to a question like this. */
  recall(question: string): string | undefined
  addAnswer(answer: OwnerAnswer): Promise<void>
  rememberUnanswered(question: string, language: AssistantLanguage): Promise<void>
  /** Most asked first. */
  unanswered(most: number): Promise<UnansweredQuestion[]>
}

/** So many different ones are enough to learn from; more would only be someone filling the table. */
const mostUnanswered = 5000
const leastLikeness = 0.6

export async function openMemory({ db }: Pick<Database, 'db'>): Promise<Memory> {
  const stored = await db.select().from(ownerAnswers)
  const answers = stored.map((row) => ({ answer: row.answer, terms: termsOf(row.question) }))
  return {
    recall(question) {
      const asked = termsOf(question)
      const [best] = answers
        .map(({ answer, terms }) => ({ answer, likeness: likeness(asked, terms) }))
        .sort((first, second) => second.likeness - first.likeness)
      return best && best.likeness >= leastLikeness ? best.answer : undefined
    },
    async addAnswer({ question, answer }) {
      await db.insert(ownerAnswers).values({ id: randomUUID(), question, answer })
      answers.unshift({ answer, terms: termsOf(question) })
    },
    async rememberUnanswered(question, language) {
      const text = withoutPeople(question)
      if (text === '') return
      const isRoomLeft = sql`(select count(*) from ${unansweredQuestions}) < ${sql.raw(String(mostUnanswered))}`
      await db.execute(sql`
        insert into ${unansweredQuestions} (id, question, language)
        select ${randomUUID()}::uuid, ${text}, ${language}
        where ${isRoomLeft} or exists (
          select 1 from ${unansweredQuestions} where question = ${text} and language = ${language})
        on conflict (question, language) do update
        set count = ${unansweredQuestions}.count + 1, last_asked_at = now()`)
    },
    unanswered: (most) =>
      db
        .select({
          question: unansweredQuestions.question,
          language: unansweredQuestions.language,
          count: unansweredQuestions.count,
          lastAskedAt: unansweredQuestions.lastAskedAt,
        })
        .from(unansweredQuestions)
        .orderBy(desc(unansweredQuestions.count), desc(unansweredQuestions.lastAskedAt))
        .limit(most),
  }
}

/** The question in plain words: addresses, numbers and links are left out, so that nobody can be recognised by them. */
function withoutPeople(question: string): string {
  return wordsOf(
    question
      .replace(/\S{1,64}@\S{1,100}/g, ' ')
      .replace(/\b(?:https?:\/\/|www\.)\S+/gi, ' ')
      .replace(/\p{Nd}(?:[\p{Nd}\s()+-]{4,}\p{Nd})/gu, ' '),
  )
    .filter((word) => word.length <= 40)
    .join(' ')
    .slice(0, 300)
    .trim()
}

function termsOf(text: string): Set<string> {
  return new Set(wordsOf(text).filter((word) => !isFiller(word)))
}

/** Shared words among all words of both: 1 for the same question, 0 for another. */
function likeness(first: Set<string>, second: Set<string>): number {
  const shared = [...first].filter((term) => second.has(term)).length
  const all = first.size + second.size - shared
  return all === 0 ? 0 : shared / all
}
