import type { AssistantWords } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { isPlanOnSale, isServiceOnSale } from '#content/catalogue/on-sale.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import { type Statement, statements } from '#content/catalogue/statements.ts'
import { isPlan } from '../price-list.ts'
import { joinLines, type Part, pageCard, whatsappCard } from '../reply.ts'
import { isStatement } from '../understand/asked-features.ts'
import type { IntentId } from '../understand/intents.ts'
import type { AskedFeature } from '../understand/labels.ts'
import type { Question } from '../understand/question.ts'
import { isOwnName } from '../understand/subject.ts'
import { fillTidily } from '../words.ts'
import { listedTables } from './plan-tables.ts'

// What is off sale is said to be so before anything else, and is neither priced nor recommended.

interface Unsold {
  services: ServiceId[]
  plans: string[]
  /** The question about what is left of its subject; absent where nothing is. */
  rest: Question | undefined
}

/** Whoever has what is off sale still complains of it, cancels it, or asks for the bill. */
const afterSale = new Set<IntentId>([
  ...([
    'complaint-billing',
    'complaint-broken',
    'complaint-service',
    'order-status',
    'refund-terms',
  ] as const),
  ...(['refund-when', 'cancel-service', 'pause-plan', 'own-edits', 'invoice-tax', 'data-privacy'] as const),
  ...(['ownership', 'support', 'frustration', 'human', 'call-me', 'change-booking', 'hours'] as const),
  ...(['contact-info', 'reply-time', 'location', 'greeting', 'goodbye', 'thanks', 'crisis'] as const),
  ...(['injection', 'give-contact', 'mail-me', 'job', 'partner', 'feelings', 'off-topic'] as const),
])

export function isSelling(intent: IntentId | undefined): boolean {
  return intent === undefined || !afterSale.has(intent)
}

/** What of a question's subject cannot be bought at present; nothing where all of it can. */
export function unsoldIn(question: Question): Unsold | undefined {
  const isUnsold = (service: ServiceId) => !isServiceOnSale(catalogue, service)
  const features = question.features.filter((feature) => !unsoldServiceOf(feature))
  const stated =
    question.services.length === 0 ? question.features.flatMap((each) => unsoldServiceOf(each) ?? []) : []
  const services = [...new Set([...question.services.filter(isUnsold), ...stated])]
  const sold = question.services.filter((service) => !isUnsold(service))
  const plans = question.plans.flatMap((plan) => unsoldPlan(plan, question.region, sold, services) ?? [])
  if (services.length + plans.length === 0) return undefined
  const named = new Set(plans.map(({ plan }) => plan))
  const isLeft = sold.length > 0 || (services.length === 0 && plans.length > 0)
  const { plansOf: _, ...asked } = question
  return {
    services,
    plans: [...new Set(plans.map(({ name }) => name))],
    rest: isLeft
      ? {
          ...asked,
          services: sold.length > 0 ? sold : [...new Set(plans.map(({ service }) => service))],
          plans: question.plans.filter((plan) => !named.has(plan)),
          features,
        }
      : undefined,
  }
}

/** The service that alone has what is asked for, where it is off sale. */
function unsoldServiceOf(feature: AskedFeature): ServiceId | undefined {
  if (!isStatement(feature)) return undefined
  const { services }: Statement = statements[feature]
  return services.some((service) => isServiceOnSale(catalogue, service)) ? undefined : services[0]
}

/** A plan by the name that was used, where no plan on sale of what is spoken of is called so. */
function unsoldPlan(
  plan: string,
  region: Question['region'],
  sold: readonly ServiceId[],
  unsold: readonly ServiceId[],
) {
  const called = plansIn(region).filter((each) => isPlan(each, [plan]))
  const meant = sold.length > 0 ? called.filter(({ service }) => sold.includes(service)) : called
  if (meant.some(({ isOnSale }) => isOnSale)) return undefined
  // Of a service that is off sale altogether, that is said instead.
  const gone = meant.find(({ service }) => !unsold.includes(service))
  return gone && { ...gone, plan }
}

function plansIn(region: Question['region']) {
  return listedTables()
    .filter((table) => (table.region ?? region ?? 'india') === (region ?? 'india'))
    .flatMap(({ id: table, service, named }) =>
      named.map(({ id, name }) => ({ name, service, isOnSale: isPlanOnSale(catalogue, table, id) })),
    )
}

export function tellUnsold({ services, plans }: Unsold, rest: Part | undefined, words: AssistantWords): Part {
  const names = [...services.map((service) => words.services[service]), ...plans].join(', ')
  return {
    text: joinLines(fillTidily(words.notOnSale, { names }), rest?.text ?? ''),
    cards: rest?.cards ?? [pageCard('services', words), whatsappCard(words)],
  }
}

/** A text for everybody may name what is off sale: “many messages, a WhatsApp agent”. Nobody is left to think that it can be had. */
export function withUnsoldTold(text: string, words: AssistantWords): string {
  const [before = ''] = words.notOnSale.split('{names}')
  const told = text.split('\n').find((line) => line.startsWith(before)) ?? ''
  const services = (Object.keys(catalogue.onSale.services) as ServiceId[])
    .filter((service) => !isServiceOnSale(catalogue, service))
    .map((service) => words.services[service])
  const plans = plansIn(null).filter(
    ({ name, service, isOnSale }) => !isOnSale && isServiceOnSale(catalogue, service) && isDistinct(name),
  )
  const named = [...services, ...plans.map(({ name }) => name)].filter(
    (name) => !told.includes(name) && text.toLowerCase().includes(name.toLowerCase().replace(/s$/, '')),
  )
  return named.length > 0 ? joinLines(text, fillTidily(words.notOnSale, { names: named.join(', ') })) : text
}

/** “Pro” may be any plan, “Basic Bot” only one. */
function isDistinct(name: string): boolean {
  return isOwnName(name.toLowerCase().replaceAll(' ', '-'))
}
