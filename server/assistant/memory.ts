import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { desc, inArray, isNull, sql } from 'drizzle-orm'
import type { AssistantLanguage } from '#content/assistant-words.ts'
import { type Catalogue, fromCatalogue } from '#content/catalogue/catalogue.ts'
import { wordsIn } from '#content/words.ts'
import { textAsRead } from '#domain/text-as-read.ts'
import type { Database } from '#server/db/database.ts'
import { ownerAnswers, unansweredQuestions } from '#server/db/schema/assistant.ts'
import type { Classify } from './understand/classifier.ts'
import { conceptsIn } from './understand/concepts.ts'
import { meaningOfWord } from './understand/dictionary.ts'
import { wordsOf } from './understand/text-words.ts'
import { isFiller, languageOf } from './understand/vocabulary.ts'

interface SentQuestion {
  question: string
  language: AssistantLanguage
  count: number
  lastAskedAt: Date
}

/** What the assistant learns: questions that visitors sent to the team, and what the owner wants said. */
export interface Memory {
  /** The owner's own answer, when one was given to a question like this. */
  recall(question: string): Promise<string | undefined>
  /** For changes to what the owner taught: holds from the next question on. */
  refresh(): Promise<void>
  /** For a visitor who pressed “Ask the team this”. False when nothing but addresses and numbers is in it. */
  keepQuestion(question: string): Promise<boolean>
  /** What visitors sent, most asked first. */
  questions(most: number): Promise<SentQuestion[]>
}

/** So many different ones are enough to learn from; beyond them the rarest and oldest make room. */
export const mostQuestions = 5000
const leastLikeness = 0.6
/** A database that is slow or away holds up no answer: what was known serves. */
const maxRefreshInMilliseconds = 500

export async function openMemory(
  database: Pick<Database, 'db' | 'engine' | 'transaction'>,
  classify: Classify,
): Promise<Memory> {
  let known = await readAnswers(database, classify)
  const ofQuestions = fromCatalogue((catalogue) => ownersQuestions(catalogue, classify))

  async function refresh(): Promise<void> {
    if ((await stateOfAnswers(database)) !== known.state) known = await readAnswers(database, classify)
  }

  return {
    async recall(question) {
      // An embedded database has one process, and that one calls `refresh` itself.
      if (database.engine === 'postgres')
        await Promise.race([
          refresh().catch(() => {}),
          sleep(maxRefreshInMilliseconds, undefined, { ref: false }),
        ])
      const asked = understood(question, classify)
      const [best] = [...known.answers, ...(isEnglish(question) ? ofQuestions() : [])]
        .filter(({ subject }) => subject === asked.subject)
        .map((taught) => ({ answer: taught.answer, likeness: likeness(asked, taught) }))
        .sort((first, second) => second.likeness - first.likeness)
      return best && best.likeness >= leastLikeness ? best.answer : undefined
    },
    refresh,
    async keepQuestion(sent) {
      const question = withoutPeople(sent)
      if (question === '') return false
      const language = languageOf(wordsOf(sent)) ?? 'en'
      await database.transaction(async (transaction) => {
        await transaction
          .insert(unansweredQuestions)
          .values({ id: randomUUID(), question, language })
          .onConflictDoUpdate({
            target: [unansweredQuestions.question, unansweredQuestions.language],
            set: { count: sql`${unansweredQuestions.count} + 1`, lastAskedAt: sql`now()` },
          })
        const beyond = transaction
          .select({ id: unansweredQuestions.id })
          .from(unansweredQuestions)
          .orderBy(...mostAskedFirst)
          .offset(mostQuestions)
        await transaction.delete(unansweredQuestions).where(inArray(unansweredQuestions.id, beyond))
      })
      return true
    },
    questions: (most) =>
      database.db
        .select({
          question: unansweredQuestions.question,
          language: unansweredQuestions.language,
          count: unansweredQuestions.count,
          lastAskedAt: unansweredQuestions.lastAskedAt,
        })
        .from(unansweredQuestions)
        .orderBy(...mostAskedFirst)
        .limit(most),
  }
}

const mostAskedFirst = [desc(unansweredQuestions.count), desc(unansweredQuestions.lastAskedAt)]

const lastChange = sql`coalesce(${ownerAnswers.correctedAt}, ${ownerAnswers.createdAt})`
const isKept = isNull(ownerAnswers.deletedAt)

/** Of two answers to the same question the newer comes first. */
async function readAnswers(database: Pick<Database, 'db'>, classify: Classify) {
  // Asked first: what changes while the rows are read is then noticed the next time.
  const state = await stateOfAnswers(database)
  const rows = await database.db.select().from(ownerAnswers).where(isKept).orderBy(desc(lastChange))
  return {
    state,
    answers: rows.map(({ answer, question }) => ({ answer, ...understood(question, classify) })),
  }
}

/** What the owner wrote among the site's questions and answers, which are in English: the assistant says no other. */
function ownersQuestions(catalogue: Catalogue, classify: Classify) {
  const ids = new Set(Object.keys(catalogue.texts.en?.question ?? {}))
  return wordsIn('en', catalogue)
    .faq.groups.flatMap(({ questions }) => questions)
    .filter(({ id }) => ids.has(id))
    .map(({ question, answer }) => ({ answer, ...understood(question, classify) }))
}

function isEnglish(question: string): boolean {
  return (languageOf(wordsOf(question)) ?? 'en') === 'en'
}

/** Differs after every change, in whatever order changes were committed; a newest time would not. */
async function stateOfAnswers(database: Pick<Database, 'db'>): Promise<string | undefined> {
  const [row] = await database.db
    .select({ state: sql<string>`count(*) || ' ' || coalesce(sum(extract(epoch from ${lastChange})), 0)` })
    .from(ownerAnswers)
    .where(isKept)
  return row?.state
}

/** The question in plain words: addresses, numbers and links are left out, so that nobody can be recognised by them. */
export function withoutPeople(question: string): string {
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

interface Understood {
  /** Questions that share nearly all words still differ by what they are about: the plan, the country, how many days. */
  subject: string
  terms: Set<string>
  /** What is surely meant, and the feature that is surely asked for. */
  meaning: string | undefined
  /** Words that no meaning covers: they make the question a special one. */
  special: string
}

const sureOfMeaning = 0.5

/** Meanings that most questions are made of: a word for one of them makes no question a special one. */
const ordinary = new Set(
  `price how-much money total month year week compare difference cheap expensive advise suit choose budget spend discount offer other
  extra include pay installment card tax receipt bill refund stop cancel contract try test free trial when time fast urgent deliver
  mean explain about information connect software language limit privacy safe data record save own code number phone device install
  computer internet network electricity support help maintenance broken work problem mistake order person call ring demo meeting book
  change move open close hour where address location office branch visit country trust cheat real fake proof customer example result
  project owner company team bot ai technology job partner commission thanks send email brochure article review product train teach
  learn law correct can who bad useless start buy register why how what which do give get take have want must ask tell say show see
  know make use accept permit available not yes me we you any all please`.split(/\s+/),
)

function understood(question: string, classify: Classify): Understood {
  const plain = textAsRead(question)
  const words = wordsOf(plain)
  const { services, plans, region } = conceptsIn(plain, languageOf(words) ?? 'en')
  const numbers = words.filter(isNumber)
  const terms = words.filter((word) => isNumber(word) || !isFiller(word))
  const { meanings, features } = classify(plain)
  const [meant, asked] = [meanings[0], features[0]].map((guess) =>
    guess && guess.confidence >= sureOfMeaning ? guess.label : undefined,
  )
  return {
    subject: [services, plans, [region], numbers].map((each) => each.toSorted().join(' ')).join('; '),
    terms: new Set(terms),
    meaning: meant && (meant === 'feature' ? asked : meant),
    special: terms
      .filter((term) => !ordinary.has(meaningOfWord(term) ?? ''))
      .toSorted()
      .join(' '),
  }
}

function isNumber(word: string): boolean {
  return /^\p{Nd}+$/u.test(word)
}

/** Shared words among all words of both: 1 for the same question, 0 for another; in other words, the same meaning. */
function likeness(one: Understood, other: Understood): number {
  const shared = [...one.terms].filter((term) => other.terms.has(term)).length
  const all = one.terms.size + other.terms.size - shared
  const inWords = all === 0 ? 0 : shared / all
  const isSameMeaning =
    one.meaning !== undefined && one.meaning === other.meaning && one.special === other.special
  return isSameMeaning ? Math.max(inWords, leastLikeness) : inWords
}
