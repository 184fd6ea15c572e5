import type { AssistantWords, ServiceId, UnlistedKind } from '#content/types/assistant.ts'
import { isOwnName, type Question } from './question.ts'
import { askTeamCard, joinLines, type Part, whatsappCard } from './reply.ts'

/**
 * Whether somebody asks if we have, support or connect to something by a name that is on no list of ours. Such a
 * question never gets a yes.
 */
export function unlistedIn({ asks, services, plans, strangeWords }: Question): UnlistedKind | null {
  if (asks.has('trial') && (services.length > 0 || plans.some(isOwnName)) && !hasTrial(services))
    return 'trial'
  if (asks.has('other-language')) return 'language'
  if (asks.has('other-country')) return 'country'
  if (asks.has('other-software')) return 'software'
  const namesAnother = strangeWords.some((word) => !generic.has(word)) || asks.has('competitor')
  return asks.has('integrations') && namesAnother ? 'software' : null
}

export function tellUnlisted(kind: UnlistedKind, words: AssistantWords): Part {
  return {
    text: joinLines(words.unlisted[kind], words.unlisted.team),
    cards: [askTeamCard(words), whatsappCard(words)],
  }
}

const withTrial: readonly ServiceId[] = ['ai-chatbots', 'website-chatbots']

function hasTrial(services: readonly ServiceId[]): boolean {
  return services.some((service) => withTrial.includes(service))
}

/** Words for whatever somebody uses; they name nothing. */
const generic = new Set(
  'software system systems tool tools app apps application database program existing internal data account accounts accounting billing device bookings automatically directly already possible able'.split(
    ' ',
  ),
)
