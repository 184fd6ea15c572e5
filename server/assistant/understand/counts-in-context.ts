import type { FeatureId } from '#content/catalogue/features.ts'
import { isStatement, planFeatureOf, type Topic } from './asked-features.ts'
import { type Counts, isWithoutExtra, loneNumberIn, thingsNamed, usersIn } from './counts.ts'
import { ofNumbers, sums } from './intent-groups.ts'
import type { IntentId } from './intents.ts'
import type { AskedFeature } from './labels.ts'
import { countedFeatures } from './listed-plans.ts'
import { beforeAndAfterAmounts, type NamedAmount } from './named-amount.ts'
import type { Question } from './question.ts'

/** What a message leaves as it was: all numbers of a sum that is asked again, how much is used while plans for it are spoken of. */
export function countsKept(
  before: Question,
  {
    text,
    intent,
    figures,
    features: [feature],
  }: Pick<Question, 'text' | 'figures' | 'features'> & { intent: IntentId },
  own: Counts,
): Counts {
  if (intent === 'feature' && feature === before.features[0]) return countOfFeature(feature, figures)
  const isSameSum = sums.has(intent) && sums.has(before.meanings[0]?.label ?? 'greeting')
  const { usage, use, extra, extraEach, ...others } = before.counts
  // Another number of uses is no longer made of what was told before.
  if (isSameSum) return isWithoutExtra(text) || own.usage ? others : before.counts
  const { places = 1 } = before.counts
  if (sums.has(intent) && before.meanings[0]?.label === 'feature' && places > 1) return { places }
  return ofNumbers.has(intent) && usage && !isWithoutExtra(text) ? { usage, ...(use && { use }) } : {}
}

/** “And if it reaches four thousand?”, where it was asked what more than a plan includes costs. */
export function usageReached(
  before: Question | undefined,
  text: string,
  [amount, ...others]: readonly NamedAmount[],
): number | undefined {
  const isOfUse = before !== undefined && ofUse.has(before.meanings[0]?.label ?? 'greeting')
  if (!isOfUse || !amount || others.length > 0 || amount.currency) return undefined
  const isReached = beforeAndAfterAmounts(text).some(
    ({ before: said, after }) => reached.before.test(said) || reached.behind.test(after),
  )
  return isReached ? amount.minor / 100 : undefined
}

const ofUse = new Set<IntentId>(['overage', 'capacity'])
const reached = {
  before: /(?:reach(?:es)?|cross(?:es)?|go(?:es)? (?:up )?to|becomes?|hits?|fik(?:a|ia))[^\d]{0,12}$/iu,
  behind: /^ ?(?:tak |तक )?(?:ho|हो|chal|चल|ja[iy]|जा|cross|pahu[n]?ch|पहु[ंँ]च|nikal|निकल)/iu,
}

/** “And for 14 people?”, where logins are spoken of. */
function countOfFeature(feature: AskedFeature | undefined, [figure, ...others]: readonly string[]): Counts {
  const isCount = feature && !isStatement(feature) && figure && others.length === 0
  return isCount ? { things: { [feature]: Number(figure) } } : {}
}

/** What plans count and the message before spoke of, if this one names another number of it: “we have four”. */
export function thingCountedAgain(
  before: Question | undefined,
  text: string,
  { services }: Topic,
): FeatureId | undefined {
  if (!before || loneNumberIn(text) === undefined) return undefined
  const counted = countedFeatures(services)
  const spokenOf = [
    ...(Object.keys(before.counts.things ?? {}) as FeatureId[]),
    ...before.features.flatMap(planFeatureOf),
    ...thingsNamed(before.text),
  ]
  return spokenOf.find((feature) => counted.has(feature))
}

/** What plans count of what is spoken of, if a message names it: “logins of Professional?” */
export function thingAsked(text: string, { services }: Topic): FeatureId | undefined {
  const counted = countedFeatures(services)
  return thingsNamed(text).find((feature) => counted.has(feature))
}

/** How much of what is asked for a message names, by itself or by who is to use it. */
export function countsOfAsked(
  { things, ...counts }: Counts,
  [asked]: readonly AskedFeature[],
  { text, thingAgain }: { text: string; thingAgain: FeatureId | undefined },
): Counts {
  if (!asked || isStatement(asked)) return { ...counts, ...(things && { things }) }
  const again = asked === thingAgain ? (loneNumberIn(text) ?? 0) : 0
  const users = asked === 'logins' ? usersIn(text) : 0
  const most = Math.max(things?.[asked] ?? 0, again, users)
  return {
    ...counts,
    ...((things || most > 0) && { things: { ...things, ...(most > 0 && { [asked]: most }) } }),
  }
}
