import { forms } from '#content/en/forms.ts'
import { fill } from '#content/fill.ts'

/**
 * Asks about an address that is one letter from that of a known provider, so that our answer does not go nowhere. Only
 * our own forms can be asked: they send `email_question`, and another word in it once the address is to stay as it is.
 */
export function emailQuestion(
  { email_question }: Record<string, unknown>,
  email: string,
): { messages: { email: string }; suggestion: string } | undefined {
  const suggestion = email_question === 'ask' ? probableAddress(email) : undefined
  if (!suggestion) return undefined
  return { messages: { email: fill(forms.emailQuestion.ask, { suggestion }) }, suggestion }
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
