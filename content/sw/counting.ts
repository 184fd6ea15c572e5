import type { Amount } from '#content/catalogue/features.ts'
import { type Offer, type Period, placesLeft } from '#content/catalogue/terms.ts'
import { range } from '#content/facts.ts'

/** Of things that are counted as “viwili, vitatu”; numbers from six on are the same for all things. */
const names = 'hakuna,moja,mbili,tatu,nne,tano,sita,saba,nane,tisa,kumi,kumi na moja,kumi na mbili'.split(',')

/** “mbili”, where a small number stands in a sentence. */
export function inWords(count: Amount): string {
  return names[Number(count)] ?? String(count)
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
