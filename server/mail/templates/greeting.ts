import { fill } from '#content/fill.ts'
import { ownersWords, type Words } from '#content/words.ts'
import { holdsContact } from '#domain/contact-details.ts'

export function greetingFor(name: string, { mails }: Pick<Words, 'mails'>): string {
  const greetable = greetableName(name)
  return greetable ? fill(mails.greeting, { name: greetable }) : mails.greetingWithoutName
}

/**
 * A name that may stand in a mail to whoever has the address given with it. Anyone can give any address, so what is more
 * than a name stays out: a sentence, a link, a number to call.
 */
export function greetableName(name: string): string | undefined {
  // What the owner calls somebody who gave no name.
  const isUnnamed = name === ownersWords().handover.unnamed
  return isNameLike(name) && !holdsContact(name) && !isUnnamed ? name : undefined
}

const nameWord = /^(?:[\p{L}\p{M}\p{Extended_Pictographic}.'’-]|\u200c|\u200d)*$/u

/** Up to five words, as in “Dr. Meera K. D'Souza-Rao”: a sentence has more of them, or a comma, or a figure. */
function isNameLike(name: string): boolean {
  const words = name.split(' ')
  return name.length <= 60 && words.length <= 5 && words.every((word) => nameWord.test(word))
}
