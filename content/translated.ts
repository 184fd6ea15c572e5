import type { PriceTag } from './facts.ts'

/** Strings that say nothing: addresses, names of files, what the code tells things apart by. */
type Unsaid =
  | ('href' | 'id' | 'url' | 'fileName' | 'lang' | 'locale' | 'iso' | 'choice' | 'cells')
  | ('formChoices' | 'orders' | 'emailHref' | 'address' | 'whatsappAddress')
  | ('opening' | 'specialDays' | 'pages' | 'fieldNames' | 'doorTexts')

type Item<Id> = { readonly id: Id }

/**
 * What another language says in place of words: their shape without all that is the same in every language. What has an id
 * in a list stands under it here, and may leave out what the facts name already; other lists are as long as the English
 * ones, in their order.
 */
export type Texts<Words> = Words extends string
  ? string
  : Words extends readonly (infer Each)[]
    ? // The whole list at once, whatever kinds of items it has.
      [Each] extends [Item<infer Id extends string>]
      ? string extends Id
        ? { readonly [id: string]: Partial<Texts<Each>> }
        : { readonly [Key in Id]?: Partial<Texts<ItemOf<Each, Key>>> }
      : readonly Texts<Each>[]
    : {
        readonly [Key in keyof Words as IsSaid<Key, NonNullable<Words[Key]>> extends true
          ? Key
          : never]: Texts<Words[Key]>
      }

/** The kind of item that has this id; each has every kind where the list has one for all. */
type ItemOf<Each, Id> = [Extract<Each, Item<Id>>] extends [never] ? Each : Extract<Each, Item<Id>>

type IsSaid<Key, Value> = Key extends Unsaid
  ? false
  : Key extends 'notOnSale'
    ? Value extends readonly string[]
      ? false
      : true
    : Value extends string
      ? string extends Value
        ? true
        : false
      : Value extends number | boolean | PriceTag
        ? false
        : true

/** The words with these texts in place of theirs; where there is none, theirs stays. */
export function translated<Words>(words: Words, texts: unknown): Words {
  return inPlace(words, texts) as Words
}

function inPlace(words: unknown, texts: unknown): unknown {
  if (texts === undefined || texts === null) return words
  if (typeof words === 'string') return texts
  if (Array.isArray(words)) return words.map((each, at) => inPlace(each, partOf(texts, idOf(each) ?? at)))
  if (typeof words !== 'object' || words === null) return words
  // Words that only other languages need.
  if (Object.keys(words).length === 0) return texts
  return Object.fromEntries(
    Object.entries(words).map(([key, each]) => [key, inPlace(each, partOf(texts, key))]),
  )
}

function idOf(item: unknown): string | undefined {
  return typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : undefined
}

function partOf(texts: unknown, key: string | number): unknown {
  return typeof texts === 'object' && texts !== null && Object.hasOwn(texts, key)
    ? (texts as Record<string | number, unknown>)[key]
    : undefined
}
