import { handover } from '#content/en/handover.ts'
import { mails as words } from '#content/en/mails.ts'
import { fill } from '#content/fill.ts'
import { holdsContact } from '#domain/contact-details.ts'

export function greetingFor(name: string): string {
  const greetable = greetableName(name)
  return greetable ? fill(words.greeting, { name: greetable }) : words.greetingWithoutName
}

/**
 * A name that may stand in a mail to whoever has the address given with it. Anyone can give any address, so what is more
 * than a name stays out: a sentence, a link, a number to call.
 */
export function greetableName(name: string): string | undefined {
  return name.length > longestName || holdsContact(name) || name === handover.unnamed ? undefined : name
}

const longestName = 60
