import type { ServiceId } from '#content/catalogue/services.ts'
import { statements } from '#content/catalogue/statements.ts'
import { isStatement } from './asked-features.ts'
import type { Impression } from './classifier.ts'
import { aboutSomething } from './context.ts'
import type { IntentId } from './intents.ts'
import { type AskedFeature, needs } from './labels.ts'
import type { Question } from './question.ts'
import { isOwnName, nextPlan, planBySize, type Subject } from './subject.ts'

/** What a question speaks of, by name or by what it asks for. */
export function lastSubjectOf(subject: Subject, [feature]: readonly AskedFeature[]): Subject | undefined {
  if (subject.services.length + subject.plans.length > 0) return subject
  const services = feature && isStatement(feature) ? statements[feature].services : []
  return services.length > 0 ? { services: [...services], plans: [] } : undefined
}

/** The services that are named, or were spoken of before. */
export function spokenOf(named: Subject, before?: Subject): ServiceId[] {
  const { services, plans } = named.services.length + named.plans.length > 0 || !before ? named : before
  return services.length === 0 && plans.some(isOwnName) ? ['products'] : services
}

/** As sure as this, what is told calls for a service: for who asks what to take, for others, and if one was spoken of before. */
const sureOfAdvice = 0.35
const sureOfNeed = 0.5
const sureOfOtherNeed = 0.8
/** “The phone” hints at calls, unless what is told calls for something else. */
const likelierThanHint = 0.3
const fewestWordsOfNeed = 5
const fewestWordsOfOtherNeed = 9

/** The services and plans that are named, those that what is told calls for, or those of the question before. */
export function subjectOf(
  { services, plans, hinted }: Subject & { hinted: ServiceId[] },
  { needs: [need] }: Impression,
  {
    intent,
    before,
    details,
    words,
  }: {
    intent: IntentId
    before: Pick<Question, 'lastSubject' | 'region'> | undefined
    details: ReadonlySet<string>
    words: readonly string[]
  },
): Subject & { isTold?: boolean } {
  if (services.length > 0 || plans.some(isOwnName)) return { services, plans }
  const isOpen = aboutSomething.has(intent)
  const earlier = before?.lastSubject ?? { services: [], plans: [] }
  const hasEarlier = isOpen && earlier.services.length + earlier.plans.length > 0
  const bound = hasEarlier ? sureOfOtherNeed : intent === 'recommend' ? sureOfAdvice : sureOfNeed
  const isNeedSure =
    need !== undefined &&
    need.confidence >= bound &&
    words.length >= (hasEarlier ? fewestWordsOfOtherNeed : fewestWordsOfNeed)
  if (isOpen && isNeedSure && needs[need.label].length > 0)
    return { services: [...needs[need.label]], plans, isTold: true }
  const isHinted =
    hinted.length > 0 && !(need && need.label !== 'none' && need.confidence >= likelierThanHint)
  if (isHinted) return { services: hinted, plans }
  // “All plans” are those of everything; “all of it in one go” is still the same plan.
  if (!hasEarlier || (details.has('all') && intent !== 'total-cost')) return { services: [], plans }
  const where = { services: earlier.services, region: before?.region ?? null }
  const kept = details.has('next') ? earlier.plans.map((plan) => nextPlan(plan, where)) : earlier.plans
  const chosen = plans.length > 0 ? plans : planBySize(details, where)
  return { services: earlier.services, plans: chosen.length > 0 ? chosen : kept }
}
