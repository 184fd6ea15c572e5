import { company } from '#content/company.ts'

export type PasswordProblem = 'too-short' | 'too-long' | 'too-plain' | 'guessable'

export const shortestPassword = 12
/** Longer ones only cost time to hash. */
export const maxPasswordLength = 128

/** Length over symbols, as OWASP advises: what matters is that nobody guesses it. */
export function passwordProblem(password: string, email: string): PasswordProblem | undefined {
  const length = [...password].length
  if (length < shortestPassword) return 'too-short'
  if (length > maxPasswordLength) return 'too-long'
  if (new Set(password.toLowerCase()).size < 5) return 'too-plain'
  if (guesses(email).some((guess) => isMostly(password.toLowerCase(), guess))) return 'guessable'
  return undefined
}

/** What someone who knows the site, or only the usual lists, tries first. */
function guesses(email: string): string[] {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  return [
    ...common,
    company.name.toLowerCase(),
    email.toLowerCase(),
    name,
    domain.split('.')[0] ?? '',
  ].filter((guess) => guess.length >= 4)
}

const common = [
  'password',
  'passw0rd',
  'qwerty',
  'qwertyuiop',
  'asdfgh',
  'zxcvbn',
  '1q2w3e4r',
  '12345678',
  '123456789',
  '1234567890',
  '87654321',
  'abcdefgh',
  'letmein',
  'welcome',
  'admin',
  'administrator',
  'iloveyou',
  'changeme',
  'india',
  'krishna',
]

/** Repeats and a few characters around it do not make a guess harder. */
function isMostly(password: string, guess: string): boolean {
  return password.includes(guess) && password.replaceAll(guess, '').length < 6
}
