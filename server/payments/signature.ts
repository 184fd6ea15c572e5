import { createHmac } from 'node:crypto'
import { isSameSecret } from '#server/signature.ts'

/** The provider's way to sign: a hexadecimal HMAC-SHA256. */
export function hexHmac(text: string | Uint8Array, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

export function isSignedBy(text: string | Uint8Array, signature: string, secret: string): boolean {
  return isSameSecret(signature, hexHmac(text, secret))
}

/** What the provider signs when a checkout succeeds. */
export function checkoutText(orderId: string, paymentId: string): string {
  return `${orderId}|${paymentId}`
}
