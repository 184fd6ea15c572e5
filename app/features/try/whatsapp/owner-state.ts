import type { Chat } from '#domain/whatsapp/chat.ts'
import type { TryWords } from './said.ts'

/** Who has the chat in hand, in a sentence. */
export function ownerState({ handler, need }: Chat, states: TryWords['owner']['states']): string {
  if (handler === 'agent') return states.agent
  return need ? states.needed : states.person
}
