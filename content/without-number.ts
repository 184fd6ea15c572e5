import { isSet } from './booking-link.ts'
import type { Catalogue } from './catalogue/catalogue.ts'

/**
 * The same words, whose sentences do not name a WhatsApp number that is not set: “or WhatsApp +91 …” becomes “or WhatsApp”,
 * in whatever language. What stands in no sentence, a row of a table say, is left out where it is made.
 */
export function withoutUnsetNumber<Words>(words: Words, { contact }: Pick<Catalogue, 'contact'>): Words {
  const { whatsappDisplay: number } = contact
  if (isSet(number)) return words
  const mentions = [` (${number})`, ` to ${number}`, ` at ${number}`, ` ${number}`]
  const cleaned = (text: string) => mentions.reduce((rest, mention) => rest.replaceAll(mention, ''), text)
  // What says nothing of it stays the very same object: others may hold on to it.
  const without = (value: unknown): unknown => {
    if (typeof value === 'string') return value.includes(number) ? cleaned(value) : value
    if (typeof value !== 'object' || value === null) return value
    const before = Object.entries(value)
    const after = before.map(([key, part]) => [key, without(part)] as const)
    if (after.every(([, part], at) => part === before[at]?.[1])) return value
    return Array.isArray(value) ? after.map(([, part]) => part) : Object.fromEntries(after)
  }
  return without(words) as Words
}
