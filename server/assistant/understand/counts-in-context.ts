import { isStatement } from './asked-features.ts'
import { type Counts, isWithoutExtra } from './counts.ts'
import { ofNumbers, sums } from './intent-groups.ts'
import type { IntentId } from './intents.ts'
import type { AskedFeature } from './labels.ts'
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
): Counts {
  if (intent === 'feature' && feature === before.features[0]) return countOfFeature(feature, figures)
  const isSameSum = sums.has(intent) && sums.has(before.meanings[0]?.label ?? 'greeting')
  const { usage, extra, ...others } = before.counts
  if (isSameSum) return isWithoutExtra(text) ? others : before.counts
  return ofNumbers.has(intent) && usage && !isWithoutExtra(text) ? { usage } : {}
}

/** “And for 14 people?”, where logins are spoken of. */
function countOfFeature(feature: AskedFeature | undefined, [figure, ...others]: readonly string[]): Counts {
  const isCount = feature && !isStatement(feature) && figure && others.length === 0
  return isCount ? { things: { [feature]: Number(figure) } } : {}
}
