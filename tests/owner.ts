import { setOwner } from '#server/auth/owners.ts'
import type { Services } from '#server/services.ts'

export const ownerEmail = 'owner@sutradhar.example'
export const ownerPassword = 'seven looms under one roof'

/** An owner who has just signed in: the cookie their browser would send. */
export async function aSignedInOwner({ database, signIn }: Services): Promise<string> {
  await setOwner(database, { email: ownerEmail, password: ownerPassword }, { resets: true })
  const caller = { headers: new Headers(), clientAddress: '192.0.2.1' }
  const outcome = await signIn.withPassword(caller, ownerEmail, ownerPassword)
  if (!outcome.ok) throw new Error(`The owner could not sign in: ${outcome.reason}`)
  return cookieHeader(outcome.cookies)
}

/** What a browser makes of answers' Set-Cookie headers. */
export function cookieHeader(cookies: string[]): string {
  return cookies
    .filter((cookie) => !/max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

export const memberEmail = 'member@sutradhar.example'
export const memberName = 'Asha Rao'

/** Somebody who has joined by an invitation of the owner's and signed in: the cookie their browser would send. */
export async function aSignedInMember({ invitations, signIn }: Services): Promise<string> {
  const by = { email: ownerEmail, name: 'Owner' }
  const invited = await invitations.invite(by, memberEmail, 'member')
  if (!invited.ok) throw new Error(invited.problem)
  const token = invited.link.split('/').at(-1) ?? ''
  await invitations.accept(token, memberName, ownerPassword)
  const caller = { headers: new Headers(), clientAddress: '192.0.2.2' }
  const outcome = await signIn.withPassword(caller, memberEmail, ownerPassword)
  if (!outcome.ok) throw new Error(`The member could not sign in: ${outcome.reason}`)
  return cookieHeader(outcome.cookies)
}
