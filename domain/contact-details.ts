/**
 * Whether a text holds an address that a mail program would make a link of: a web address, a domain, an e-mail address.
 * New endings of domains appear every month, in every script, so any two words joined by a dot are a domain, unless they
 * are written as names are: “M.S.Dhoni”, “Dr.Meena”.
 */
export function holdsAddress(text: string): boolean {
  const plain = withPlainSigns(text)
  return addressShapes.some((shape) => shape.test(plain)) || plain.split(betweenDomains).some(isDomain)
}

/** Whether a text would let its reader get in touch with whoever wrote it: by an address, or by a number to call. */
export function holdsContact(text: string): boolean {
  return holdsAddress(text) || /\d(?:[\s().-]{0,3}\d){6}/.test(withPlainSigns(text))
}

const addressShapes = [
  /@/,
  /:\/\//,
  /\bwww\./i,
  // With something behind it even what looks like a name is an address, as T.Me/name is.
  /[\p{L}\p{N}]\.\p{L}{2,24}[/:?#]\S/u,
  /\d{1,3}(?:\.\d{1,3}){3}/,
]

const betweenDomains = /[^\p{L}\p{M}\p{N}.-]+/u

function isDomain(text: string): boolean {
  const words = text.split('.')
  return words.some((word, place) => {
    const next = words[place + 1] ?? ''
    // The shortest ending has two letters; “9.30” and “e.g.” have none.
    return word !== '' && /^\p{L}\p{M}*\p{L}/u.test(next) && !isShortened(word, next)
  })
}

/** Whether a dot stands where a name is shortened: behind an initial or a title, before a name. */
function isShortened(word: string, next: string): boolean {
  if (/^(?:\p{Script=Devanagari}\p{M}*){1,2}$/u.test(word)) return true
  return /^\p{Lu}/u.test(next) && (/^\p{Lu}$/u.test(word) || shortTitles.has(word.toLowerCase()))
}

/** As they are written in India and Tanzania, of people and of firms. */
const shortTitles: ReadonlySet<string> = new Set(
  'adv ar bi brig bw capt ch col dkt dr er fr gen hon kum lt maj md mhe mohd mr mrs ms mwl ndg prof pt pvt rev shri smt sr sri st'.split(
    ' ',
  ),
)

/** As a browser reads an address: wide letters as narrow ones, every full stop as a dot, nothing unseen. */
function withPlainSigns(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[。｡]/g, '.')
    .replace(/(?!\d)\p{Nd}/gu, '0')
}
