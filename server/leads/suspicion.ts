import type { Words } from '#content/words.ts'
import { holdsAddress } from '#domain/contact-details.ts'
import { isFormPost } from '#server/http/submission.ts'
import type { Limits } from '#server/limits.ts'
import type { NewMail } from '#server/mail/mailer.ts'
import { readSigned, sign } from '#server/signature.ts'

/** Where a submission came from, for everything that is not part of the form itself. */
export interface Visit {
  now: Date
  /** In the language that it was written in, and is answered in. */
  words: Words
  clientAddress: string | undefined
  /** The page that sent it, as the browser says. */
  referrer?: string | undefined
  /** The browser sent it by itself, so it could not give it an id. */
  isWithoutScript?: boolean
  /** The `Idempotency-Key` that a program sent along. */
  requestKey?: string | undefined
}

export function visitOf(
  request: Request,
  { now, words, clientAddress }: Pick<Visit, 'now' | 'words' | 'clientAddress'>,
): Visit {
  return {
    now,
    words,
    clientAddress,
    referrer: request.headers.get('referer') ?? undefined,
    isWithoutScript: isFormPost(request),
    requestKey: request.headers.get('idempotency-key') ?? undefined,
  }
}

/** Fields that people never see. */
interface HiddenFields {
  website?: unknown
  form_token?: unknown
}

const purpose = 'form-token'
/** One tap fills in what a browser knows of a person, and the token itself may be a second late. Programs take less. */
const shortestInMilliseconds = 1_000

/** Given out when someone begins to fill in a form: tells how long they took. */
export function formToken(secret: string, now: Date): string {
  return sign(secret, purpose, String(now.getTime()))
}

/**
 * Why this looks like abuse, if it does. Anyone can give anyone's e-mail address, and the answer greets them by the name:
 * with an address in it, it would be somebody else's link in a mail of ours. Without script there is no token, and that alone is nothing to suspect.
 */
export async function suspicionOf(
  fields: HiddenFields,
  { name, email }: { name: string; email: string },
  { now, clientAddress }: Visit,
  { limits, secret }: { limits: Limits; secret: string },
): Promise<string | undefined> {
  if (isFilled(fields.website)) return 'Filled in a field that people do not see'
  if (isFilled(fields.form_token)) {
    const started =
      typeof fields.form_token === 'string' ? readSigned(secret, purpose, fields.form_token) : undefined
    const taken = now.getTime() - Number(started)
    // However old: a tab stays open for days on a phone, and whoever has no token at all is not suspected either.
    if (!started || taken < 0) return 'Came with a forged token'
    if (taken < shortestInMilliseconds) return 'Filled in faster than people type'
  }
  if (isAddress(name)) return 'Has an address in place of a name'
  const waits = await Promise.all([
    limits.take('many-forms-by-address', clientAddress),
    limits.take('many-forms-by-email', email),
  ])
  return waits.some((wait) => wait > 0) ? 'Many submissions in a short time' : undefined
}

/** A suspect is kept for the owner to judge, but writes to nobody. */
export function unlessSuspect(
  lead: { quarantineReason?: string | null | undefined },
  mails: NewMail[],
): NewMail[] {
  return lead.quarantineReason ? [] : mails
}

/** Whether there is an address in a name. “Ravi.Kumar”, with the blank forgotten, is greeted by nobody, but is not held back either. */
export function isAddress(name: string): boolean {
  return holdsAddress(name) && !/^[\p{L}\p{M}]+\.[\p{L}\p{M}]+$/u.test(name)
}

/** By whatever: only a program sends anything but text. */
function isFilled(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null
}
