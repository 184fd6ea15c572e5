import type { MetaRates } from '#content/catalogue/meta-rates.ts'
import type { Entry, Message } from './chat.ts'

export type MessageKind = keyof MetaRates['perMessage']

interface ChargedMessage {
  entry: Message
  kind: MessageKind
  /** What it costs once the free replies of the month are used up, in ten-thousandths. */
  rate: number
  /** What it costs while there are some. */
  charge: number
}

type KindTotal = { count: number; charge: number; withoutAllowance: number }

export interface Charges {
  messages: ChargedMessage[]
  kinds: Record<MessageKind, KindTotal>
  total: number
  /** With the free replies of the month used up. */
  withoutAllowance: number
}

/** Days that a month is reckoned as. */
const daysOfMonth = 30

/** What Meta would charge for a conversation: every message of the business counts, none of the customer's. */
export function chargesOf(entries: readonly Entry[], { perMessage, freeServiceReplies }: MetaRates): Charges {
  const kinds: Charges['kinds'] = { service: nothing(), utility: nothing(), marketing: nothing() }
  const messages = entries.flatMap((entry): ChargedMessage[] => {
    const kind = kindOf(entry)
    if (entry.kind === 'event' || !kind) return []
    const total = kinds[kind]
    total.count += 1
    const rate = perMessage[kind]
    const charge = kind === 'service' && total.count <= freeServiceReplies ? 0 : rate
    total.charge += charge
    total.withoutAllowance += rate
    return [{ entry, kind, rate, charge }]
  })
  const all = Object.values(kinds)
  return {
    messages,
    kinds,
    total: all.reduce((sum, { charge }) => sum + charge, 0),
    withoutAllowance: all.reduce((sum, each) => sum + each.withoutAllowance, 0),
  }
}

/** What Meta would charge for a month of so many messages a day, in ten-thousandths. */
export function monthlyCharge(
  aDay: Record<MessageKind, number>,
  rates: MetaRates,
): Record<MessageKind, number> {
  const inMonth = (kind: MessageKind) => aDay[kind] * daysOfMonth
  const { service, utility, marketing } = rates.perMessage
  return {
    service: Math.max(0, inMonth('service') - rates.freeServiceReplies) * service,
    utility: inMonth('utility') * utility,
    marketing: inMonth('marketing') * marketing,
  }
}

function nothing(): KindTotal {
  return { count: 0, charge: 0, withoutAllowance: 0 }
}

/** Templates are charged by their kind, everything else as a reply. */
function kindOf(entry: Entry): MessageKind | undefined {
  if (entry.kind === 'event' || entry.by === 'customer') return undefined
  if (entry.kind !== 'template') return 'service'
  return entry.template === 'offer' ? 'marketing' : 'utility'
}
