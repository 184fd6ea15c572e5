import { createHmac, timingSafeEqual } from 'node:crypto'

/** The provider's way to sign: a hexadecimal HMAC-SHA256. */
export function sign(text: string | Uint8Array, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** Takes the same time however much of the signature is right. */
export function isSignedBy(text: string | Uint8Array, signature: string, secret: string): boolean {
  const expected = Buffer.from(sign(text, secret))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** What the provider signs when a checkout succeeds. */
export function checkoutText(orderId: string, paymentId: string): string {
  return `${orderId}|${paymentId}`
}
