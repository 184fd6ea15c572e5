import type { AssistantWords, FactId } from '#content/assistant-words.ts'
import type { PageId } from '#content/paths.ts'
import { type PlainQuestionId, plainQuestions } from '#content/plain-questions.ts'
import type { ChatCard } from '#domain/chat-answer.ts'
import type { Knowledge } from '../knowledge.ts'
import {
  askTeamCard,
  bookDemoCard,
  handOverCard,
  joinLines,
  type Part,
  pageCard,
  whatsappCard,
} from '../reply.ts'
import type { Question } from '../understand/question.ts'

/** What is said to a question that means this. Nothing: our pages do not say. */
export type Answer = (question: Question, knowledge: Knowledge, words: AssistantWords) => Part | null

type Card = (words: AssistantWords) => ChatCard

export function text(fact: FactId, ...cards: Card[]): Answer {
  return (_, __, words) => ({ text: words.facts[fact], cards: cards.map((card) => card(words)) })
}

/** Several texts of ours, one after the other. */
export function texts(facts: FactId[], ...cards: Card[]): Answer {
  return (_, __, words) => ({
    text: joinLines(...facts.map((fact) => words.facts[fact])),
    cards: cards.map((card) => card(words)),
  })
}

export function page(id: PageId): Card {
  return (words) => pageCard(id, words)
}

export function demo(words: AssistantWords): ChatCard {
  return bookDemoCard(words)
}

export function whatsapp(words: AssistantWords): ChatCard {
  return whatsappCard(words)
}

export function handOver(words: AssistantWords): ChatCard {
  return handOverCard(words)
}

export function askTeam(words: AssistantWords): ChatCard {
  return askTeamCard(words)
}

/** The first that has something to say. */
export function first(...tried: Answer[]): Answer {
  return (question, knowledge, words) => {
    for (const answer of tried) {
      const part = answer(question, knowledge, words)
      if (part) return part
    }
    return null
  }
}

/** One after the other, where both have something to say. */
export function inTurn(one: Answer, other: Answer): Answer {
  return (question, knowledge, words) => {
    const parts = [one, other].flatMap((answer) => answer(question, knowledge, words) ?? [])
    const [main] = parts
    return main ? { ...main, text: joinLines(...parts.map((part) => part.text)) } : null
  }
}

/** If the one has something to say, the other after it. */
export function followedBy(one: Answer, other: Answer): Answer {
  return (question, knowledge, words) => {
    const part = one(question, knowledge, words)
    return part && inTurn(() => part, other)(question, knowledge, words)
  }
}

/** What is answered by a text of its own and the page that it stands on. */
export function plainAnswers(): Record<PlainQuestionId, Answer> {
  const ids = Object.keys(plainQuestions) as PlainQuestionId[]
  const rows = ids.map((id) => [id, text(id, page(plainQuestions[id].page))])
  return Object.fromEntries(rows)
}
