import type { FeatureId } from '#content/catalogue/features.ts'
import { planFeatureOf } from '../understand/asked-features.ts'
import { anyOf, asWord } from '../understand/patterns.ts'
import type { Question } from '../understand/question.ts'
import { type Wish, wishesTold } from '../understand/wishes-told.ts'

/** What is asked for, as far as the features that are given say anything of it. */
export function wishesOf(
  { features, counts, text }: Pick<Question, 'features' | 'counts' | 'text'>,
  stated: ReadonlySet<string>,
): Wish[] {
  const wished: Wish[] = features.flatMap(planFeatureOf).map((feature) => [feature, 1])
  const counted = Object.entries(counts.things ?? {}) as Wish[]
  const most = new Map<FeatureId, number>()
  for (const [feature, least] of [...wished, ...counted, ...languagesWished(text), ...channelsTold(text)])
    if (stated.has(feature) || channels.has(feature))
      most.set(feature, Math.max(least, most.get(feature) ?? 0))
  return [...most]
}

/** Where messages come from: what says nothing of it does not answer there. */
export const channels: ReadonlySet<FeatureId> = new Set(['instagram', 'messenger'])

/** Where the messages of a business come from; what is posted there is none. */
function channelsTold(text: string): Wish[] {
  return posts.test(text) ? [] : wishesTold(text).filter(([feature]) => channels.has(feature))
}

const posts = asWord(anyOf((language) => language.posts))

/** “Hindi and English both” are two languages. */
function languagesWished(text: string): Wish[] {
  const named = spoken.filter((name) => name.test(text)).length
  return named > 1 ? [['languages', named]] : []
}

export function namesSwahili(text: string): boolean {
  return swahili.test(text)
}

const swahili = asWord(anyOf((language) => language.spoken.swahili))

const spoken = (['hindi', 'english', 'swahili'] as const).map((name) =>
  asWord(anyOf((language) => language.spoken[name])),
)
