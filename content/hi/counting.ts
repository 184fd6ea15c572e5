import type { Amount } from '#content/catalogue/features.ts'
import { type Offer, type Period, placesLeft } from '#content/catalogue/terms.ts'
import { range } from '#content/facts.ts'

const names = 'शून्य,एक,दो,तीन,चार,पाँच,छह,सात,आठ,नौ,दस,ग्यारह,बारह'.split(',')

/** “दो”, where a small number stands in a sentence. */
export function inWords(count: Amount): string {
  return names[Number(count)] ?? String(count)
}

const units = { day: 'दिन', week: 'हफ़्ते', month: 'महीने', year: 'साल' }

/** “3-7 दिन”, “1 महीना”. */
export function period({ unit, ...length }: Period): string {
  const shown = range(length)
  if (shown !== '1') return `${shown} ${units[unit]}`
  return `1 ${{ day: 'दिन', week: 'हफ़्ता', month: 'महीना', year: 'साल' }[unit]}`
}

/** “1,500”. */
export function number(count: number): string {
  return count.toLocaleString('en-IN')
}

/** “30 दिन, 90 दिन या 1 साल”. */
export function inList(choices: readonly string[]): string {
  return new Intl.ListFormat('hi', { type: 'disjunction' }).format(choices)
}

/** “चैटबॉट, डैशबोर्ड और वेब ऐप”. */
export function joined(names: readonly string[]): string {
  return new Intl.ListFormat('hi').format(names)
}

/** “ 12 जगहें बाकी हैं।”, behind another sentence; nothing while none is taken. */
export function left(offer: Pick<Offer, 'clients' | 'taken'>): string {
  const places = placesLeft(offer)
  if (places === undefined) return ''
  return places === 1 ? ' 1 जगह बाकी है।' : ` ${places} जगहें बाकी हैं।`
}
