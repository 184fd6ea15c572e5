import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs a text for one purpose; a signature for one purpose is worth nothing for another. */
export function sign(secret: string, purpose: string, text: string): string {
  const signature = createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url')
  return `${text}.${signature}`
}

/** The text that was signed, or nothing when it was not signed by us for this purpose. */
export function readSigned(secret: string, purpose: string, signed: string): string | undefined {
  const dot = signed.lastIndexOf('.')
  if (dot < 0) return undefined
  const text = signed.slice(0, dot)
  return isSameSecret(signed, sign(secret, purpose, text)) ? text : undefined
}

/** Takes the same time however much of what was given is right. */
export function isSameSecret(given: string, expected: string): boolean {
  const [ours, theirs] = [Buffer.from(expected), Buffer.from(given)]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}
