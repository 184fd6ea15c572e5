import { parse, serialize } from 'hono/utils/cookie'
import { readSigned, sign } from '#server/signature.ts'

/**
 * A browser in which an owner has signed in before. Its attempts are counted by themselves, so that strangers who guess
 * at the account's password cannot keep its owner out.
 */
export interface KnownDevices {
  cookieFor(ownerId: string): string
  isKnown(headers: Headers, ownerId: string): boolean
}

const purpose = 'known device'
const oneYear = 365 * 24 * 3600

export function createKnownDevices({ secret, secure }: { secret: string; secure: boolean }): KnownDevices {
  const name = secure ? '__Host-desk.device' : 'desk.device'
  return {
    cookieFor: (ownerId) =>
      serialize(name, sign(secret, purpose, ownerId), {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: oneYear,
        secure,
      }),
    isKnown(headers, ownerId) {
      const shown = parse(headers.get('cookie') ?? '', name)[name]
      return shown !== undefined && readSigned(secret, purpose, shown) === ownerId
    },
  }
}
