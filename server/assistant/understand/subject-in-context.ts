import type { ServiceId } from '#content/catalogue/services.ts'
import { statements } from '#content/catalogue/statements.ts'
import { planPricedAt } from './answered-plans.ts'
import { isAbout, isStatement } from './asked-features.ts'
import type { Impression } from './classifier.ts'
import { aboutSomething } from './intent-groups.ts'
import type { IntentId } from './intents.ts'
import { type AskedFeature, needs } from './labels.ts'
import { hasPlanNamed, nextPlans, planBySize } from './listed-plans.ts'
import type { NamedAmount } from './named-amount.ts'
import type { Question } from './question.ts'
import { isOwnName, joinedSubject, type NamedSubject, type Subject, saysWebsite } from './subject.ts'

/** What a question speaks of, by name or by what it asks for. */
export function lastSubjectOf(
  subject: Subject,
  [feature]: readonly AskedFeature[],
  intent: IntentId,
): Subject | undefined {
  // What could help somebody who is unhappy is nothing that they spoke of.
  if (intent === 'feelings') return undefined
  if (subject.services.length + subject.plans.length > 0) return subject
  if (intent !== 'feature') return undefined
  const services = feature && isStatement(feature) ? statements[feature].services : []
  return services.length > 0 ? { services: [...services], plans: [] } : undefined
}

/** The services that are named, or were spoken of before; where something happens may be of either, or of what is needed. */
export function spokenOf(
  named: NamedSubject,
  before: Subject | undefined,
  { needs: [need] }: Impression,
  words: readonly string[],
): ServiceId[] {
  if (named.isPlace && isOtherNeed(need, named.services, words)) return [...needs[need.label]]
  if (named.isPlace && before) return [...new Set([...before.services, ...named.services])]
  const { services, plans } = named.services.length + named.plans.length > 0 || !before ? named : before
  return services.length === 0 && plans.some(isOwnName) ? ['products'] : services
}

/** As sure as this, what is told calls for a service: for who asks what to take, for others, and if one was spoken of before. */
const sureOfAdvice = 0.2
const sureOfNeed = 0.5
const sureOfOtherNeed = 0.8
/** “The phone” hints at calls, unless what is told calls for something else. */
const likelierThanHint = 0.3
const fewestWordsOfNeed = 5
const fewestWordsOfOtherNeed = 9

/** Services that everyday words of a story may seem to name. */
const everyday: ReadonlySet<ServiceId> = new Set<ServiceId>([
  'web-app-setup',
  'test-automation',
  'automation-workflows',
])

/** What goes through several programs names them all. */
function isOfProcess(need: Impression['needs'][number] | undefined): boolean {
  return need?.label === 'automation-workflows' || need?.label === 'test-automation'
}

/** “Then sends it on WhatsApp by hand” names no agent. */
function isBareWhatsapp(services: readonly ServiceId[], words: readonly string[]): boolean {
  return (
    services.every((service) => service.startsWith('whatsapp-')) && !words.some((word) => agents.test(word))
  )
}

const agents = /^(?:agents?|bots?|chatbots?|tools?|wakala|mawakala|roboti|एजेंट|बॉट)$/u

/** Words for one plan among others. */
const sizes = ['cheapest', 'middle', 'largest'] as const

/** What a sum that is asked again keeps: the size of the plan, and an offer that was spoken of. */
export function keptDetails({
  details,
  meanings: [meaning],
}: Pick<Question, 'details' | 'meanings'>): Set<string> {
  // “The one above it” is no longer the middle one.
  const kept = [...(details.has('next') ? [] : sizes), 'offer'].filter((detail) => details.has(detail))
  return new Set(meaning?.label === 'discount' ? [...kept, 'offer'] : kept)
}

/** The services and plans that are named, those that what is told calls for, or those of the question before. */
export function subjectOf(
  { hinted, isPlace = false, ...named }: NamedSubject,
  impression: Impression,
  {
    intent,
    before,
    details,
    words,
    amount,
  }: {
    intent: IntentId
    before: Before | undefined
    details: ReadonlySet<string>
    words: readonly string[]
    amount: NamedAmount | null
  },
): Subject & { isFromNeed?: boolean } {
  const { services, plans } = named
  // Who asks what to take needs something.
  const isAdvice = intent === 'recommend' || intent === 'feelings'
  const need = impression.needs.find(({ label }) => !isAdvice || label !== 'none')
  const earlier = before?.lastSubject ?? { services: [], plans: [] }
  const isSum = intent === 'total-cost' || intent === 'annual-payment' || intent === 'budget-fit'
  if (isSum && details.has('add') && services.length > 0 && earlier.plans.length > 0 && plans.length > 0)
    return joinedSubject(earlier, named)
  if (details.has('difference') && isBeside(earlier, named)) return joinedSubject(earlier, named)
  if (isPlace && intent !== 'budget-fit' && isFeatureOf(earlier, services, impression)) return earlier
  if (isPlace && isOtherNeed(need, services, words))
    return { services: [...needs[need.label]], plans: [], isFromNeed: true }
  // Who looks for something on a website has one.
  if (isPlace && services[0] === 'web-app-setup' && (isAdvice || intent === 'budget-fit'))
    return { services: [...needs.chatbots], plans }
  if (isOtherChat(named, earlier, words)) return { services: [...needs.chatbots], plans }
  // Leads of a portal and fees asked on a website are no wish for one.
  const isOnlyTold =
    isAdvice &&
    plans.length === 0 &&
    services.length > 0 &&
    (services.every((service) => everyday.has(service) || isOfProcess(need)) ||
      isBareWhatsapp(services, words))
  if (isOnlyTold && (need?.confidence ?? 0) >= sureOfOtherNeed && isOtherNeed(need, services, words))
    return { services: [...needs[need.label]], plans: [], isFromNeed: true }
  // “By phone or on WhatsApp”, “the rate of all three”: what is only hinted at is one of them.
  const areSeveral = intent === 'compare' || (details.has('both') && (intent === 'price' || isSum))
  if (
    areSeveral &&
    services.length > 0 &&
    plans.length === 0 &&
    !hinted.some((each) => services.includes(each))
  )
    return { ...named, services: [...services, ...hinted] }
  if (isSameAgain(named, earlier, intent, details)) return earlier
  if (services.length > 0) return named
  if (plans.some(isOwnName)) return { services: servicesWith(plans, earlier.services), plans }
  const isOpen = aboutSomething.has(intent) || intent === 'feelings'
  const hasEarlier = isOpen && earlier.services.length + earlier.plans.length > 0
  const bound = hasEarlier ? sureOfOtherNeed : isAdvice ? sureOfAdvice : sureOfNeed
  const isNeedSure =
    need !== undefined &&
    need.confidence >= bound &&
    words.length >= (hasEarlier ? fewestWordsOfOtherNeed : fewestWordsOfNeed)
  // A sum is of the plan that was spoken of, whatever is told beside it.
  const isSumOfEarlier = isSum && earlier.plans.length === 1
  if (isOpen && isNeedSure && !isSumOfEarlier && needs[need.label].length > 0)
    return { services: [...needs[need.label]], plans, isFromNeed: true }
  const isHinted =
    hinted.length > 0 &&
    !hinted.some((service) => earlier.services.includes(service)) &&
    !(need && need.label !== 'none' && need.confidence >= likelierThanHint)
  const bot = botSpokenOf(earlier, words)
  if (isHinted && bot && hasEarlier && plans.length === 0) return bot
  if (isHinted) return { services: hinted, plans }
  // “All plans” are those of everything; “all of it in one go” is still the same plan.
  if (!hasEarlier || (details.has('all') && intent !== 'total-cost')) return { services: [], plans }
  return spokenAgain(before, { plans, intent, details, amount })
}

/** “And the voice agent for a year?”, where one of its plans is spoken of: the visitor has named no other. */
function isSameAgain(
  { services, plans }: Subject,
  earlier: Subject,
  intent: IntentId,
  details: ReadonlySet<string>,
): boolean {
  const isOpen = ['all', 'both', 'difference', ...sizes].some((detail) => details.has(detail))
  const isOfEarlier = services.length > 0 && services.every((service) => earlier.services.includes(service))
  return ofStanding.has(intent) && plans.length === 0 && earlier.plans.length > 0 && isOfEarlier && !isOpen
}

/** Sums of the plan that stands. */
const ofStanding = new Set<IntentId>(['total-cost', 'annual-payment', 'overage', 'discount'])

type Before = Pick<Question, 'lastSubject' | 'lastPair' | 'priorSubject' | 'region' | 'isOffered'>

/** What was spoken of before: the plan itself, both of two, or one beside it. */
export function spokenAgain(
  before: Before | undefined,
  {
    plans = [],
    intent,
    details,
    amount = null,
  }: { plans?: string[]; intent: IntentId; details: ReadonlySet<string>; amount?: NamedAmount | null },
): Subject {
  const earlier = before?.lastSubject ?? { services: [], plans: [] }
  const pair = plans.length === 0 ? pairMeant(before, details) : undefined
  if (pair) return pair
  if (details.has('previous') && before?.priorSubject && plans.length === 0) return before.priorSubject
  const where = { services: earlier.services, region: before?.region ?? null }
  const isOffered = before?.isOffered === true
  const following = earlier.plans.flatMap((plan) => (isOffered ? plan : nextPlans(plan, where)))
  const next = details.has('next') ? following : []
  const [chosen] = [plans, next, planBySize(details, where)].filter((some) => some.length > 0)
  if (chosen) return { services: earlier.services, plans: chosen }
  // Of several plans “the cheaper one” is one of them, of a single one it is another.
  const isSize = intent === 'cheapest' || sizes.some((size) => details.has(size))
  const isOtherSize = earlier.plans.length < 2 && isSize
  const isOther = isOtherSize || planPricedAt(earlier.services, amount) !== null
  return isOther ? { services: earlier.services, plans: [] } : earlier
}

/** “That bot”, where a bot on WhatsApp is spoken of. */
function botSpokenOf(earlier: Subject, words: readonly string[]): Subject | undefined {
  if (saysWebsite(words) || !words.includes('bot')) return undefined
  if (!earlier.services.some((service) => service.startsWith('whatsapp-'))) return undefined
  const [bot, ...others] = earlier.plans.filter((plan) => plan.endsWith('-bot'))
  if (!bot || others.length > 0) return earlier
  return { services: earlier.services.filter((service) => hasPlanNamed(service, [bot])), plans: [bot] }
}

/** “The bundle is how much more than this”: one plan against others of the same service. */
function isBeside(earlier: Subject, { services, plans }: Subject): boolean {
  const isOfSame = services.length === 1 && earlier.services.join() === services.join()
  return isOfSame && plans.length === 1 && earlier.plans.length > 0 && !earlier.plans.includes(plans[0] ?? '')
}

/** “Both of them”; by “the difference” they are meant while one of the two is spoken of. */
function pairMeant(
  before: Pick<Question, 'lastSubject' | 'lastPair'> | undefined,
  details: ReadonlySet<string>,
): Subject | undefined {
  const { lastPair, lastSubject } = before ?? {}
  const isStill = lastSubject?.plans.every((plan) => lastPair?.plans.includes(plan))
  return details.has('both') || (details.has('difference') && isStill) ? lastPair : undefined
}

/** “Will the alert come on WhatsApp?” asks for what the dashboard that was spoken of does. */
function isFeatureOf(earlier: Subject, places: readonly ServiceId[], { features }: Impression): boolean {
  const [feature] = features
  if (!feature || feature.label === 'none' || earlier.services.length === 0) return false
  const has = (services: readonly ServiceId[]) => isAbout(feature.label as AskedFeature, services)
  return has(earlier.services) && !has(places)
}

/** “And the one for the website?” is the chatbot beside the agent that was spoken of. */
function isOtherChat({ services, plans }: Subject, earlier: Subject, words: readonly string[]): boolean {
  const isOfChats = earlier.services.some((service) => service.startsWith('whatsapp-'))
  const isWebsiteAtMost = services.every((service) => service === 'web-app-setup')
  const most = services.length === 0 ? mostWordsOfOther : mostWordsBesideWebsite
  return isOfChats && isWebsiteAtMost && plans.length === 0 && saysWebsite(words) && words.length <= most
}

const mostWordsOfOther = 8
const mostWordsBesideWebsite = 5

/** “Papers made, marks added, the report to parents on WhatsApp” calls for more than WhatsApp. */
function isOtherNeed(
  need: Impression['needs'][number] | undefined,
  places: readonly ServiceId[],
  words: readonly string[],
): need is Impression['needs'][number] {
  if (!need || need.label === 'none' || need.confidence < sureOfNeed) return false
  const needed: readonly ServiceId[] = needs[need.label]
  return words.length >= fewestWordsOfNeed && !needed.some((service) => places.includes(service))
}

/** Of the services spoken of before, those that have a plan of that name: two sell a Smart Bot. A product is one wherever it is named. */
function servicesWith(plans: readonly string[], services: readonly ServiceId[]): ServiceId[] {
  if (hasPlanNamed('products', plans)) return ['products']
  return services.filter((service) => hasPlanNamed(service, plans))
}
