import type { AssistantWords, UnlistedKind } from '#content/assistant-words.ts'
import { askTeamCard, joinLines, type Part, whatsappCard } from '../reply.ts'

/** To a name that is on no list of ours: what is on it, and that only the team can say more. Never a yes. */
export function tellUnlisted(kind: UnlistedKind, words: AssistantWords): Part {
  return {
    text: joinLines(words.unlisted[kind], words.unlisted.team),
    cards: [askTeamCard(words), whatsappCard(words)],
  }
}
