import { numberAt } from './spoken-number.ts'
import { valuesOf, wordSet } from './tokens.ts'

/** A school class, or the years before the first. */
export type Grade = number | 'nursery'

/** How many nights, or guests. A bare number is one only where it was asked for. */
export function readCount(
  tokens: readonly string[],
  what: 'nights' | 'guests',
  isAsked: boolean,
): number | undefined {
  const { units, alone } = counted[what]
  const named = tokens
    .flatMap((_, at) => {
      const count = numberAt(tokens, at)
      // Swahili says the number behind what it counts: “watu wanne”, “usiku mbili”.
      const isCounted = units.has(tokens[at + 1] ?? '') || units.has(tokens[at - 1] ?? '')
      return count !== undefined && isCounted ? [count] : []
    })
    .at(-1)
  if (named !== undefined) return named
  if (tokens.some((word) => alone.has(word))) return 1
  return isAsked ? tokens.flatMap((_, at) => numberAt(tokens, at) ?? []).at(-1) : undefined
}

/** “Class 6”, “6th class”, “darasa la tano”, “छठी”. */
export function readGrade(tokens: readonly string[], isAsked: boolean): Grade | 'impossible' | undefined {
  if (tokens.some((word) => nursery.has(word))) return 'nursery'
  const numbers = tokens.flatMap((word, at) => {
    const grade = ordinals.get(word) ?? numberAt(tokens, at)
    const near = [tokens[at - 1], tokens[at - 2], tokens[at + 1], tokens[at + 2]]
    const isNamed =
      (ordinals.has(word) && !manyMeanings.has(word)) || near.some((each) => gradeWords.has(each ?? ''))
    if (manyMeanings.has(word) && !isNamed && tokens.length > 2) return []
    return grade !== undefined && (isNamed || isAsked) ? [grade] : []
  })
  const grade = numbers.at(-1)
  if (grade === undefined) return undefined
  return grade >= 1 && grade <= 12 ? grade : 'impossible'
}

/** A name, when one was asked for or is announced: “my name is Meena”, “naitwa Joseph”, “मेरा नाम राकेश है”. */
export function readName(text: string, isAsked: boolean): string | undefined {
  const announced = text
    .split(/[,.;!?…।\n]/)
    .flatMap((part) => announcedName(part) ?? [])
    .at(-1)
  if (announced !== undefined || !isAsked) return announced
  return asName((text.split(/[,;!?…।\n]/)[0] ?? '').replace(/\.\s*$/, ''))
}

/** What the visit is for: what is left when greetings, days and times are put aside. */
export function readReason(text: string, isPutAside: (part: string) => boolean): string | undefined {
  const parts = text
    .split(/[,.;!?…।\n]/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}[\p{L}\p{M}]/u.test(part) && !isPutAside(part) && !onlyAsks.test(part))
  const reason = parts.join(', ').replace(leadIn, '').trim()
  if (!/\p{L}[\p{L}\p{M}]/u.test(reason)) return undefined
  const short = reason.length > longestReason ? `${reason.slice(0, longestReason).trimEnd()}…` : reason
  return short.charAt(0).toUpperCase() + short.slice(1)
}

function announcedName(part: string): string | undefined {
  const found = introductions.exec(` ${part.trim()} `)
  const rest = found && part.trim().slice(Math.max(0, found.index + found[0].length - 1))
  return rest ? asName(rest.replace(/\s(?:hai|hoon|hun|है|हूँ|हूं)\s*$/iu, '')) : undefined
}

/** Up to five words with letters in them and no figures; letters as they are meant, where none was made large. */
function asName(text: string): string | undefined {
  const name = text
    .replace(/[^\p{L}\p{M}\s.'’-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC')
  const words = name.split(' ')
  if (!/\p{L}[\p{L}\p{M}]/u.test(name) || /\p{Nd}/u.test(text) || words.length > 5 || name.length > 60)
    return undefined
  return name === name.toLowerCase()
    ? words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
    : name
}

const longestReason = 80
const introductions =
  /\s(?:my name is|name is|name to|name's|(?:i am|i'm|this is)(?!\s(?:free|coming|going|not|available|busy|calling|looking|sorry|late|fine|ok|in|on|at|for)(?!\p{L}))|make the name|mera naam|naam|मेरा नाम|नाम|naitwa|anaitwa|jina langu ni|jina ni|jina|mimi ni)[\s:]+/iu
const leadIn =
  /^(?:i have an?|i have|it is for|it's for|it's|for an?|for|because of|mujhe|मुझे|nina|kwa ajili ya)\s+/iu
/** “I want an appointment” says that somebody is coming, not what for. */
const onlyAsks =
  /^(?:(?:hello|hi|namaste|good|morning|evening|i|we|want|need|would|like|to|an?|the|book|make|get|take|please|appointment|doctor|see|habari|nataka|miadi|मुझे|डॉक्टर|अपॉइंटमेंट|चाहिए|नमस्ते|हेलो|लेना|है|mujhe|chahiye|lena|hai)\s*)+$/iu

const counted = {
  nights: {
    units: wordSet('night nights raat raatein rat रात रातें usiku siku day days din दिन'),
    alone: wordSet('overnight'),
  },
  guests: {
    units: wordSet(
      'guest guests people persons person adults adult of log लोग लोगों mehmaan mehman मेहमान watu mtu wageni mgeni tuko tupo',
    ),
    alone: wordSet('alone myself me akela akeli अकेला अकेली मैं peke'),
  },
}

const nursery = wordSet('nursery lkg ukg kg kindergarten playgroup नर्सरी chekechea awali')
const gradeWords = wordSet('class grade standard std form year kaksha कक्षा klas क्लास darasa kidato')
/** “First tell me”, “wait a second”. */
const manyMeanings = wordSet('first second pehli पहली doosri दूसरी')
const ordinals = valuesOf(
  [
    'pehli पहली first',
    'dusri doosri दूसरी second',
    'teesri tisri तीसरी third',
    'chauthi चौथी fourth',
    'paanchvi panchvi पाँचवीं पांचवी fifth',
    'chhathi chathi छठी छठवीं sixth',
    'saatvi satvi सातवीं सातवी seventh',
    'aathvi आठवीं आठवी eighth',
    'nauvi नौवीं नौवी ninth',
    'dasvi दसवीं दसवी tenth',
    'gyarahvi ग्यारहवीं eleventh',
    'barahvi बारहवीं twelfth',
  ],
  (index) => index + 1,
)
