import type { AssistantLanguage } from '#content/assistant-words.ts'
import type { FeatureId } from '#content/catalogue/features.ts'
import type { RegionId, ServiceId } from '#content/catalogue/services.ts'
import type { AmountCurrency } from '#domain/amount-tokens.ts'
import { findAmounts } from '#domain/amounts.ts'
import { textAsRead } from '#domain/text-as-read.ts'
import type { Classify, Meaning } from './classifier.ts'
import { type Counts, countsIn } from './counts.ts'
import type { IntentId } from './intents.ts'
import { splitQuestions } from './several.ts'
import { isOwnName, regionIn, servicesIn, subjectIn, valuesOf } from './subject.ts'
import { type Heard, hear, languageOf, wordsOf } from './vocabulary.ts'

export interface Turn {
  text: string
  isBot: boolean
}

/** What a message asks, as far as it was understood. */
export interface Question {
  text: string
  language: AssistantLanguage
  words: string[]
  /** What may be meant, the likeliest first, in the light of what was asked before. */
  meanings: Meaning[]
  services: ServiceId[]
  plans: string[]
  region: RegionId | null
  /** The country is named in this very message. */
  isRegionNamed: boolean
  /** Which of several plans, and names that are on no list of ours. */
  details: ReadonlySet<string>
  features: FeatureId[]
  /** The largest amount that the visitor names: a budget, perhaps. */
  amount: NamedAmount | null
  counts: Counts
  /** Numbers by which a plan can be meant. */
  figures: string[]
}

export interface NamedAmount {
  minor: number
  currency: AmountCurrency | null
  /** Named as what may be spent every month. */
  isMonthly: boolean
}

/** More words than anyone asks with. */
const mostWords = 120
const mostEarlierMessages = 4

/** Reads a message in the light of the conversation so far: one question, or each of several. */
export function readQuestions(
  text: string,
  history: readonly Turn[],
  classify: Classify,
): [Question, ...Question[]] {
  const earlier = history.filter((turn) => !turn.isBot).slice(-mostEarlierMessages)
  let before: Question | undefined
  for (const turn of earlier) before = readQuestion(turn.text, classify, before)
  const whole = readQuestion(text, classify, before)
  const [first, ...others] = splitQuestions(text, classify, (piece) => namesOnly(piece, whole.language))
  if (first === undefined) return [whole]
  const questions: [Question, ...Question[]] = [readQuestion(first, classify, before)]
  for (const piece of others) questions.push(readQuestion(piece, classify, questions.at(-1)))
  questions[0].language = whole.language
  return questions
}

/** Whether a text names a plan, a service or a country and says nothing else. */
function namesOnly(text: string, language: AssistantLanguage): boolean {
  const words = questionWords(text)
  const heard = hear(words, language)
  return heard.length > 0 && saysNothingElse(words, heard)
}

/** What stands between names and asks nothing. */
const connectives = new Set(
  `the a an and or of in for with one ones plan plans package about what is are it this that also then ok please on to
  wala wali wale ka ki ke aur bhi mein me ya na je kwa wa la ile hiyo pia sasa और का की के वाला वाली वाले में भी`.split(
    /\s+/,
  ),
)

function saysNothingElse(words: readonly string[], heard: readonly Heard[]): boolean {
  return words.every(
    (word, at) =>
      connectives.has(word) ||
      /^\d/.test(word) ||
      /^\d/.test(words[at - 1] ?? '') ||
      heard.some(({ start, end }) => start <= at && at < end),
  )
}

/** Reads one question; what it leaves out is what the last one was about. */
export function readQuestion(text: string, classify: Classify, before?: Question): Question {
  const words = questionWords(text)
  const language = languageOf(words) ?? before?.language ?? 'en'
  const heard = hear(words, language)
  const { services, plans } = subjectIn(heard, words)
  const named = largestAmount(text)
  // Only Tanzania's prices are in dollars.
  const regionNamed = regionIn(heard) ?? (named?.currency === 'USD' ? 'tanzania' : null)
  const region = regionNamed ?? before?.region ?? null
  const amount = named && { ...named, currency: named.currency ?? (region === 'tanzania' ? 'USD' : null) }
  const details = new Set(valuesOf(heard, 'detail'))
  const isNarrowing = services.length + plans.length > 0 || regionNamed !== null || details.size > 0
  const isShort = words.length <= mostWordsOfFollowUp
  const isNaming = isNarrowing && saysNothingElse(words, heard)
  const meanings = isNaming
    ? meaningOfName(before)
    : inContext(classify(text), before, { isShort, isNarrowing })
  const leansOnEarlier =
    services.length === 0 &&
    !plans.some(isOwnName) &&
    !details.has('all') &&
    aboutSomething.has(meanings[0]?.intent ?? 'greeting')
  const subject = leansOnEarlier && before ? before : { services: [], plans: [] }
  const isSameTable = plans.length === 0 && services.length === 0
  return {
    text,
    language,
    words,
    meanings,
    services: services.length > 0 ? services : subject.services,
    plans: plans.length > 0 || !isSameTable ? plans : subject.plans,
    region,
    isRegionNamed: regionNamed !== null,
    details,
    features: valuesOf(heard, 'feature') as FeatureId[],
    amount,
    counts: countsIn(text),
    figures: figuresIn(text),
  }
}

/** “And in Tanzania?”, “the bigger one” */
const mostWordsOfFollowUp = 8
/** Less sure than this, a short message that names another plan, country or service asks the same of it. */
const sureOfNewQuestion = 0.35
/** Less sure than this, a short message goes on with what was asked before. */
const sureOfAnything = 0.15

/** What goes on with the question before, whatever it was. */
const goingOn = new Set<IntentId>(['more', 'correction', 'repeat'])

/** “And the Pro plan?” asks what was asked before; the name alone, what it is. */
function meaningOfName(before: Question | undefined): Meaning[] {
  const earlier = before?.meanings[0]?.intent
  return [
    {
      intent: earlier && aboutSomething.has(earlier) ? earlier : before ? 'price' : 'describe',
      confidence: 1,
    },
  ]
}

/** A message that says too little goes on with the question before. */
function inContext(
  meanings: Meaning[],
  before: Question | undefined,
  { isShort, isNarrowing }: { isShort: boolean; isNarrowing: boolean },
): Meaning[] {
  const [first] = meanings
  const [earlier] = before?.meanings ?? []
  if (!first || !earlier || smallTalk.has(earlier.intent)) return meanings
  const goesOn =
    goingOn.has(first.intent) ||
    (isShort && first.confidence < (isNarrowing ? sureOfNewQuestion : sureOfAnything))
  return goesOn
    ? [{ ...earlier, confidence: Math.max(earlier.confidence, sureOfNewQuestion) }, ...meanings]
    : meanings
}

/** Nothing goes on with these. */
const smallTalk = new Set<IntentId>([
  ...([
    'greeting',
    'thanks',
    'goodbye',
    'how-are-you',
    'affirm',
    'deny',
    'frustration',
    'injection',
  ] as const),
  ...(['off-topic', 'give-contact', 'human', 'call-me'] as const),
])

/** What is asked of a service or a plan: without its name, of the one spoken of before. */
const aboutSomething = new Set<IntentId>([
  ...([
    'price',
    'currency',
    'total-cost',
    'overage',
    'compare',
    'cheapest',
    'recommend',
    'budget-fit',
  ] as const),
  ...(['discount', 'setup-why', 'trial', 'delivery-time', 'describe', 'how-it-works', 'feature'] as const),
  ...([
    'integration',
    'languages',
    'capacity',
    'hidden-costs',
    'more',
    'correction',
    'repeat',
    'too-expensive',
  ] as const),
])

/** What a piece of text speaks of, without any conversation around it. */
export function conceptsIn(
  text: string,
  language: AssistantLanguage,
): Pick<Question, 'services' | 'plans' | 'region' | 'details'> & { lastServices: ServiceId[] } {
  const words = wordsOf(text)
  const heard = hear(words, language)
  const named = heard.filter(
    ({ concept }) =>
      concept.startsWith('service:') &&
      !['service:any-service', 'service:bot', 'service:phone'].includes(concept),
  )
  return {
    ...subjectIn(heard, words),
    lastServices: servicesIn(named.filter(({ start }) => start === named.at(-1)?.start)),
    region: regionIn(heard),
    details: new Set(valuesOf(heard, 'detail')),
  }
}

/** Numbers by which a plan can be meant: “the one with 5,000 chats”, but not “3 months” or “50%”. */
function figuresIn(text: string): string[] {
  return [...textAsRead(text).matchAll(/(\d[\d,]*)\s?(%|[\p{L}\p{M}]*)/gu)]
    .filter(
      ([, , unit = '']) => !/^(%|per|month|year|day|week|client|mahin|saal|din|महीन|साल|दिन|$)/iu.test(unit),
    )
    .map(([, figure = '']) => figure.replaceAll(',', ''))
}

function questionWords(text: string): string[] {
  return wordsOf(withoutAddresses(text)).slice(0, mostWords)
}

/** Addresses are made of words that nobody said. */
function withoutAddresses(text: string): string {
  return text.replace(/\S{1,64}@\S{1,100}|\bhttps?:\/\/\S{1,300}/gi, ' ')
}

/** “2000 every month”, “har mahine 2000”; “30000 with the first month” is spent once. */
function isByMonth(plain: string, start: number, end: number): boolean {
  return (
    monthlyAfter.test(plain.slice(end, end + 30)) ||
    monthlyBefore.test(plain.slice(Math.max(0, start - 30), start))
  )
}

const monthlyAfter =
  /^[^\d;,.]{0,12}(?:(?:per|a|every|each) month|monthly|\/ ?mo|p\.?m\b|har mahin|mahine|mahina|हर मही|महीने|प्रति माह|kwa mwezi|kila mwezi)/iu
const monthlyBefore =
  /(?:monthly|every month|har mahine|mahine ka|हर महीने|महीने का|kila mwezi|kwa mwezi)[^\d;.]{0,16}$/iu

function largestAmount(text: string): NamedAmount | null {
  const plain = textAsRead(text)
  const amounts = findAmounts(plain).flatMap(({ minor, currency, start, end }) =>
    minor === null ? [] : [{ minor, currency, isMonthly: isByMonth(plain, start, end) }],
  )
  return amounts.sort((first, second) => second.minor - first.minor)[0] ?? null
}
