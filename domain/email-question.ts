import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import { email } from './fields.ts'

interface AskedFields {
  /** As they were sent, with the address that was chosen. */
  fields: Record<string, unknown>
  /** The address that was probably meant, also when the question is answered: until the form is taken, it stays there. */
  suggestion?: string
  /** The words at the field, while there is no answer. */
  question?: { email: string } | undefined
}

/**
 * Asks about an address that is one letter from that of a known provider, so that our answer does not go nowhere. Only
 * our own forms can be asked: they send `email_question`, which is `ask` at first, then `keep` or the suggested address.
 */
export function askAboutEmail(
  sent: Record<string, unknown>,
  { emailQuestion }: Pick<Words['forms'], 'emailQuestion'>,
): AskedFields {
  const { email_question: answer } = sent
  const typed = email.safeParse(sent.email).data
  const suggestion = typed && answer !== undefined ? probableAddress(typed) : undefined
  if (!suggestion) return { fields: sent }
  return {
    fields: answer === suggestion ? { ...sent, email: suggestion } : sent,
    suggestion,
    question: answer === 'ask' ? { email: fill(emailQuestion.ask, { suggestion }) } : undefined,
  }
}

/** Most used first. Those that are close to another stand here so as not to be taken for it. */
const providers = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'yahoo.in',
  'hotmail.com',
  'outlook.com',
  'rediffmail.com',
  'icloud.com',
  'protonmail.com',
  'zohomail.in',
  'googlemail.com',
  'ymail.com',
  'email.com',
  'mail.com',
]

function probableAddress(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  if (providers.includes(domain)) return undefined
  const meant = providers.find((provider) => isOneSlipAway(domain, provider))
  return meant && `${email.slice(0, at)}@${meant}`
}

/** Whether one letter is missing, too many, another, or two neighbours are swapped. */
function isOneSlipAway(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false
  let start = 0
  while (start < meant.length && typed[start] === meant[start]) start++
  const [rest, wanted] = [typed.slice(start), meant.slice(start)]
  return (
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  )
}
