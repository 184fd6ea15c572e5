import type { Checkout } from '#domain/checkout.ts'

/** What a provider's browser part does: opens its window on our page, and waits for what comes of it. */
export type OpenCheckout = (checkout: Checkout) => Promise<CheckoutResult>

type CheckoutResult =
  /** With what the provider hands over, for our server to check. */
  { kind: 'paid'; proof: object } | { kind: 'dismissed' | 'failed' | 'script-failed' }
