import { company, contact } from '#content/company.ts'
import { paths } from '#content/paths.ts'
import { prices } from '#content/prices.ts'

/** Keys whose values are no words: they are compared, linked, drawn or looked up. */
const factKeys = new Set(
  'id href kind look icon colour themeColour tone version lang choice keywords stage cells'.split(' '),
)

/** The same words with every text in ⟦brackets⟧; whatever is no text for people stays as it is. */
export function markedWords(value: unknown, key = ''): unknown {
  if (factKeys.has(key)) return value
  if (Array.isArray(value)) return value.map((item) => markedWords(item, key))
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, markedWords(item, name)]))
  return typeof value === 'string' && !isFact(value) ? `⟦${value}⟧` : value
}

function isFact(text: string): boolean {
  const isAddress = /^(?:https?:|mailto:|tel:|[/#])/.test(text)
  return (
    isAddress || /^\d{4}-\d\d-\d\d$/.test(text) || [prices, paths].some((table) => Object.hasOwn(table, text))
  )
}

/** What has letters and stands outside of brackets, but for the company's names and those that are `allowed`. */
export function unmarkedWords(text: string, allowed: readonly string[]): string[] {
  let rest = text
  // From the inside out: words are filled into other words.
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ')
  }
  for (const name of [...companyNames, ...allowed].toSorted((first, second) => second.length - first.length))
    rest = rest.replace(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'gu'), ' ')
  return (
    rest
      .split(/[\0\n]/)
      // Figures, dates, references.
      .map((part) =>
        part
          .replace(/\S*\d\S*/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .filter((part) => /\p{L}{2}/u.test(part))
  )
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

const { name, city, country, tagline } = company
const { email, whatsappNumber, whatsappDisplay, social } = contact
const companyNames: string[] = [
  ...[name, email, whatsappNumber, whatsappDisplay, city, country, tagline],
  ...social.map((each) => each.name),
]

/** What a page says to people: its text, and the attributes that are shown or read out. */
export function saidBy(html: string): string {
  const page = html.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '\0').replace(/<!--[\s\S]*?-->/g, '')
  const attributes = [...page.matchAll(/<[a-z][^>]*>/gi)].flatMap(([tag]) =>
    [...tag.matchAll(/ (aria-label|alt|title|placeholder|label|data-column|content)="([^"]*)"/g)]
      .filter(([, attribute]) => attribute !== 'content' || isShownElsewhere(tag))
      .map(([, , value = '']) => value),
  )
  return [page.replace(/<[^>]*>/g, '\0'), ...attributes].map(decoded).join('\n')
}

/** In search results and where a link is shared. */
function isShownElsewhere(tag: string): boolean {
  return /(?:name|property)="(?:description|og:title|og:description|og:image:alt)"/.test(tag)
}

function decoded(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** Every text in a value, however deep, on a line of its own. */
export function textsIn(value: unknown): string {
  if (typeof value === 'string') return value
  return value !== null && typeof value === 'object' ? Object.values(value).map(textsIn).join('\n') : ''
}
