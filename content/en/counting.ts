import type { Amount } from '#content/catalogue/features.ts'
import { type Offer, type Period, placesLeft } from '#content/catalogue/terms.ts'
import { range } from '#content/facts.ts'

const names =
  'no,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen'.split(
    ',',
  )
const tens = ',,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety'.split(',')

/** “two”, “twenty-four”, where a number below a hundred stands in a sentence. */
export function inWords(count: Amount): string {
  if (count === 'unlimited' || count >= 100) return String(count)
  if (count < 20) return names[count] ?? String(count)
  const rest = count % 10
  return `${tens[Math.floor(count / 10)]}${rest > 0 ? `-${names[rest]}` : ''}`
}

/** “Two”, where it opens one. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** “1 login”, “5 logins”. */
export function counted(count: Amount, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** “3-7 days”, “1 year”. */
export function period({ unit, ...length }: Period): string {
  return `${range(length)} ${range(length) === '1' ? unit : `${unit}s`}`
}

/** “1,500”. */
export function number(count: number): string {
  return count.toLocaleString('en-IN')
}

/** “30 days, 90 days or 1 year”. */
export function inList(choices: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(choices).replace(', or ', ' or ')
}

/** “Chatbots, dashboards and web apps”. */
export function joined(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names)
}

/** “ 12 places left.”, behind another sentence; nothing while none is taken. */
export function left(offer: Pick<Offer, 'clients' | 'taken'>): string {
  const places = placesLeft(offer)
  return places === undefined ? '' : ` ${capital(counted(places, 'place'))} left.`
}
