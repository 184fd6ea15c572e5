import { wordsOf } from './text-words.ts'

export type SmallTalk = 'greeting' | 'thanks' | 'farewell'

const phrases: Record<SmallTalk, string> = {
  greeting:
    'hi|hii|hello|helo|hey|namaste|namaskar|namaskaram|salaam|salam|assalamualaikum|jambo|hujambo|mambo|habari|habari za leo|habari yako|shikamoo|good morning|good afternoon|good evening|greetings|vanakkam|sat sri akal|नमस्ते|नमस्कार|हेलो|हैलो',
  thanks:
    'thanks|thank you|thank u|thankyou|thx|thanks a lot|thank you so much|thank you very much|many thanks|dhanyavad|dhanyawad|dhanyavaad|shukriya|asante|asante sana|ahsante|nashukuru|धन्यवाद|शुक्रिया',
  farewell: 'bye|bye bye|goodbye|good night|see you|kwaheri|alvida|tata|अलविदा',
}

const addressed = new Set(
  'there sir madam maam ji team all friend bhai sana to you ok okay great nice good perfect sawa theek thik hai cool'.split(
    ' ',
  ),
)
const known = (Object.keys(phrases) as SmallTalk[]).flatMap((kind) =>
  phrases[kind]
    .split('|')
    .map((phrase) => ({ kind, words: wordsOf(phrase) }))
    .sort((one, other) => other.words.length - one.words.length),
)

/** What is said by way of courtesy, and whether anything else is. */
export function smallTalkIn(message: string): { kind: SmallTalk | null; isAll: boolean } {
  let rest = wordsOf(message).slice(0, 12)
  let kind: SmallTalk | null = null
  while (rest.length > 0) {
    const found = known.find(({ words }) => words.every((word, at) => rest[at] === word))
    if (found) {
      kind ??= found.kind
      rest = rest.slice(found.words.length)
    } else if (addressed.has(rest[0] ?? '')) rest = rest.slice(1)
    else break
  }
  return { kind, isAll: rest.length === 0 && kind !== null }
}

/** Without “Hello,” before the question. */
export function withoutGreeting(question: string): string {
  return question.replace(
    /^\s{0,9}(?:hi+|hello|hey|namaste|namaskar|jambo|mambo|habari|good (?:morning|afternoon|evening))(?:\s(?:there|sir|madam|ji|team))?\s?[,.!–-]{1,3}\s{0,9}/i,
    '',
  )
}
