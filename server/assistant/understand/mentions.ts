import type { AssistantLanguage } from '#content/assistant-words.ts'
import { anyOf, languagesWith } from './patterns.ts'
import type { Heard } from './vocabulary.ts'

/** Services as they are named: what is wanted, and what is only the place where it happens. */
export interface Mentions {
  wanted: Heard[]
  /** “A report on WhatsApp”, “website par jawab de” */
  places: Heard[]
}

/** Where messages come and go; called by one word, they may be that and no service. */
const channels: ReadonlySet<string> = new Set([
  'service:whatsapp-agents',
  'service:web-app-setup',
  'service:custom-ai-agent',
])

const apps = /^(?:app|apps|application|portal|mvp|ऐप|एप|एप्लिकेशन|programu|aplikesheni)$/u

/** Of what was heard, without what is said not to be wanted: “not WhatsApp”, “website nahi hai”. */
export function mentionsIn(
  heard: readonly Heard[],
  words: readonly string[],
  language: AssistantLanguage,
): Mentions {
  const { at, not } = besides[language]
  const isService = ({ concept }: Heard) => concept.startsWith('service:')
  const affirmed = heard.filter((each) => !isService(each) || !isBeside(each, words, not))
  const plans = heard.filter(({ concept }) => concept.startsWith('plan:') || bots.has(concept))
  // “The Smart Bot on WhatsApp” is a plan of WhatsApp's, “a bot on WhatsApp” the agent.
  const hasPlan = ({ start, end }: Heard) =>
    plans.some((plan) => plan.end >= start - 1 - mostWordsBetween && plan.start <= end + mostWordsBetween)
  const isPlace = (each: Heard) =>
    channels.has(each.concept) &&
    each.end - each.start === 1 &&
    !apps.test(words[each.start] ?? '') &&
    isBeside(each, words, at) &&
    !hasPlan(each)
  return {
    wanted: affirmed.filter((each) => !isPlace(each)),
    places: affirmed.filter(isPlace),
  }
}

const mostWordsBetween = 1
const bots: ReadonlySet<string> = new Set(['service:bot', 'service:chatbots'])

interface Beside {
  before: RegExp
  behind: RegExp
}

function besideIn(language: AssistantLanguage, kind: 'at' | 'not'): Beside {
  const listed = (side: 'before' | 'behind') => anyOf((each) => each[kind][side], languagesWith[language])
  return {
    before: new RegExp(`(?<![\\p{L}\\p{M}])${listed('before')} $`, 'u'),
    behind: new RegExp(`^ ${listed('behind')}(?![\\p{L}\\p{M}])`, 'u'),
  }
}

function bothIn(language: AssistantLanguage): { at: Beside; not: Beside } {
  return { at: besideIn(language, 'at'), not: besideIn(language, 'not') }
}

const besides: Readonly<Record<AssistantLanguage, ReturnType<typeof bothIn>>> = {
  en: bothIn('en'),
  hi: bothIn('hi'),
  'hi-latn': bothIn('hi-latn'),
  sw: bothIn('sw'),
}

/** More words than any such phrase has. */
const mostWordsBeside = 5

function isBeside({ start, end }: Heard, words: readonly string[], { before, behind }: Beside): boolean {
  return (
    before.test(`${words.slice(Math.max(0, start - mostWordsBeside), start).join(' ')} `) ||
    behind.test(` ${words.slice(end, end + mostWordsBeside).join(' ')}`)
  )
}
