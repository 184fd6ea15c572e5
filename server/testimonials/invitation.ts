import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { paths } from '#content/paths.ts'
import { readSigned, sign } from '#server/signature.ts'

const purpose = 'testimonial-invitation'
const validForMilliseconds = 90 * 24 * 3_600_000

const contents = z.object({ id: z.uuid(), email: z.string(), name: z.string(), until: z.number() })

export type Invitation = z.infer<typeof contents>

/** A link that only the owner can make: who follows it and writes from that address is a client. */
export function invitationLink(
  secret: string,
  publicUrl: string,
  { name, email }: { name: string; email: string },
  now: Date,
): string {
  const until = now.getTime() + validForMilliseconds
  const text = JSON.stringify({ id: randomUUID(), email, name, until } satisfies Invitation)
  const token = sign(secret, purpose, Buffer.from(text).toString('base64url'))
  return `${publicUrl}${paths.testimonials}?invitation=${token}#write`
}

/** What an invitation of ours says, also one that is no longer valid. */
export function readInvitation(secret: string, token: unknown): Invitation | undefined {
  if (typeof token !== 'string') return undefined
  const text = readSigned(secret, purpose, token)
  if (!text) return undefined
  const parsed = contents.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  return parsed.success ? parsed.data : undefined
}

/** The invitation's id, if it is valid and was sent to the address that now writes. */
export function invitationOf(secret: string, token: unknown, email: string, now: Date): string | undefined {
  const invitation = readInvitation(secret, token)
  if (!invitation || invitation.until <= now.getTime()) return undefined
  return invitation.email.toLowerCase() === email.toLowerCase() ? invitation.id : undefined
}
