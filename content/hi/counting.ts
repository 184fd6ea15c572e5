import type { Amount } from '#content/catalogue/features.ts'
import { type Offer, type Period, placesLeft } from '#content/catalogue/terms.ts'
import { range } from '#content/facts.ts'

const names =
  'शून्य,एक,दो,तीन,चार,पाँच,छह,सात,आठ,नौ,दस,ग्यारह,बारह,तेरह,चौदह,पंद्रह,सोलह,सत्रह,अठारह,उन्नीस,बीस,इक्कीस,बाईस,तेईस,चौबीस,पच्चीस,छब्बीस,सत्ताईस,अट्ठाईस,उनतीस,तीस,इकतीस,बत्तीस,तैंतीस,चौंतीस,पैंतीस,छत्तीस,सैंतीस,अड़तीस,उनतालीस,चालीस,इकतालीस,बयालीस,तैंतालीस,चवालीस,पैंतालीस,छियालीस,सैंतालीस,अड़तालीस,उनचास,पचास,इक्यावन,बावन,तिरपन,चौवन,पचपन,छप्पन,सत्तावन,अट्ठावन,उनसठ,साठ,इकसठ,बासठ,तिरसठ,चौंसठ,पैंसठ,छियासठ,सड़सठ,अड़सठ,उनहत्तर,सत्तर,इकहत्तर,बहत्तर,तिहत्तर,चौहत्तर,पचहत्तर,छिहत्तर,सतहत्तर,अठहत्तर,उनासी,अस्सी,इक्यासी,बयासी,तिरासी,चौरासी,पचासी,छियासी,सत्तासी,अट्ठासी,नवासी,नब्बे,इक्यानवे,बानवे,तिरानवे,चौरानवे,पचानवे,छियानवे,सत्तानवे,अट्ठानवे,निन्यानवे'.split(
    ',',
  )

/** “दो”, “चौबीस”, where a number below a hundred stands in a sentence. */
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
  return new Intl.ListFormat('hi').format(names).replace(', और ', ' और ')
}

/** “ 12 जगहें बाक़ी हैं।”, behind another sentence; nothing while none is taken. */
export function left(offer: Pick<Offer, 'clients' | 'taken'>): string {
  const places = placesLeft(offer)
  if (places === undefined) return ''
  return places === 1 ? ' 1 जगह बाक़ी है।' : ` ${places} जगहें बाक़ी हैं।`
}
