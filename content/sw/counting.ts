import type { Amount } from '#content/catalogue/features.ts'
import { type Offer, type Period, placesLeft } from '#content/catalogue/terms.ts'
import { range } from '#content/facts.ts'

const names = 'hakuna,moja,mbili,tatu,nne,tano,sita,saba,nane,tisa'.split(',')
const tens = ',kumi,ishirini,thelathini,arobaini,hamsini,sitini,sabini,themanini,tisini'.split(',')

/** “mbili”, “ishirini na nne”, where a number below a hundred stands in a sentence. */
export function inWords(count: Amount): string {
  if (count === 'unlimited' || count >= 100) return String(count)
  const rest = names[count % 10] ?? ''
  if (count < 10) return rest
  return `${tens[Math.floor(count / 10)]}${count % 10 > 0 ? ` na ${rest}` : ''}`
}

const changing: Readonly<Record<string, string>> = {
  mbili: 'wili',
  tatu: 'tatu',
  nne: 'nne',
  tano: 'tano',
  nane: 'nane',
}

/** “miwili”, “ishirini na manne”: the same of things that put their own prefix before a number. */
export function countOf(prefix: 'ma' | 'mi' | 'vi', count: Amount): string {
  return inWords(count).replace(/\p{L}+$/u, (last) => {
    if (last === 'moja') return prefix === 'mi' ? 'mmoja' : last
    return changing[last] ? `${prefix}${changing[last]}` : last
  })
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const units = { day: 'siku', week: 'wiki', month: 'mwezi', year: 'mwaka' }
const manyUnits = { day: 'siku', week: 'wiki', month: 'miezi', year: 'miaka' }

/** “siku 3-7”, “mwaka 1”. */
export function period({ unit, ...length }: Period): string {
  const shown = range(length)
  return `${(shown === '1' ? units : manyUnits)[unit]} ${shown}`
}

/** “1,500”. */
export function number(count: number): string {
  return count.toLocaleString('en-IN')
}

/** “siku 30, siku 90 au mwaka 1”. */
export function inList(choices: readonly string[]): string {
  return new Intl.ListFormat('sw', { type: 'disjunction' }).format(choices)
}

/** “Chatbot, dashibodi na programu za wavuti”. */
export function joined(names: readonly string[]): string {
  return new Intl.ListFormat('sw').format(names)
}

/** “ Nafasi 12 zimebaki.”, behind another sentence; nothing while none is taken. */
export function left(offer: Pick<Offer, 'clients' | 'taken'>): string {
  const places = placesLeft(offer)
  return places === undefined ? '' : ` Nafasi ${places} ${places === 1 ? 'imebaki' : 'zimebaki'}.`
}
