import type { AssistantWords } from '#content/assistant-words.ts'
import type { ChatCard } from '#domain/chat-answer.ts'
import { joinLines, type Part, sayCard } from './reply.ts'
import type { Guess } from './understand/classifier.ts'
import type { IntentId } from './understand/intents.ts'
import type { Question } from './understand/question.ts'

// What else may be meant than what is answered, as questions to be pressed.

/** As sure as this, nothing else is offered, however likely. */
const sureAlone = 0.45
/** Surer than this, the classifier is right in 87 of 100 messages that nobody showed it. */
const sure = 0.3
/** Less sure than this, not even its three best guesses are worth a press. */
const worthAsking = 0.07

/** Sure, and no other meaning is nearly as likely. */
export function isSure({ details, meanings }: Question): boolean {
  if (details.has('attack') || details.has('crisis')) return true
  const [first] = meanings
  const [second] = othersOf(meanings)
  const [likeliest, next] = [first?.confidence ?? 0, second?.confidence ?? 0]
  return likeliest >= sureAlone || (likeliest >= sure && next <= likeliest / 2)
}

/** The answer to what is probably meant, and the other meanings that are nearly as likely, to be pressed. */
export function withOthers(part: Part, { meanings, text }: Question, words: AssistantWords): Part {
  const [first] = meanings
  const least = (first?.confidence ?? 0) * nearlyAsLikely
  const others = othersOf(meanings).filter(
    ({ label, confidence }) => confidence >= least && !onlyIfSaid.has(label),
  )
  const cards = sayCards(others, words).filter((card) => !('label' in card) || card.label !== text.trim())
  return cards.length === 0
    ? part
    : { text: joinLines(part.text, words.orDidYouMean), cards: [...part.cards.slice(0, 1), ...cards] }
}

const nearlyAsLikely = 0.3

/** Who has not said so is not asked whether they want their money back or are angry. */
const onlyIfSaid = new Set<IntentId>([
  ...(['refund-when', 'refund-terms', 'cancel-service', 'order-status', 'too-expensive'] as const),
  ...(['complaint-billing', 'complaint-broken', 'complaint-service', 'change-booking'] as const),
])

/** What else may be meant than the likeliest: of one meaning there may be several guesses. */
function othersOf([first, ...others]: readonly Guess<IntentId>[]): Guess<IntentId>[] {
  return others.filter(({ label }) => label !== first?.label)
}

/** The likeliest meanings, to be pressed. */
export function askWhichIsMeant({ meanings }: Question, words: AssistantWords): Part | null {
  const cards = sayCards(meanings, words)
  const isWorthAsking = (meanings[0]?.confidence ?? 0) >= worthAsking
  return isWorthAsking && cards.length > 1 ? { text: words.unsure, cards } : null
}

function sayCards(meanings: readonly Guess<IntentId>[], words: AssistantWords): ChatCard[] {
  return meanings.flatMap(({ label }) => words.meanings[label] ?? []).map(sayCard)
}
