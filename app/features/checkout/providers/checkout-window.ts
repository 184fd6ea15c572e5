/** How an order is paid in a browser, as its provider's part of the server says. */
export interface Checkout {
  orderId: string
  /** What the provider's window is opened with. */
  options: object
  scriptUrl?: string
  /** The provider's own page: where the button leads without script, or without a window. */
  hosted: { action: string; method: 'get' | 'post'; fields: Record<string, string> }
  /** Whose name the buyer reads; a stand-in has none. */
  brand?: string
}

/** What a provider's browser part does: opens its window on our page, and waits for what comes of it. */
export type OpenCheckout = (checkout: Checkout) => Promise<CheckoutResult>

type CheckoutResult =
  /** With what the provider hands over, for our server to check. */
  { kind: 'paid'; proof: object } | { kind: 'dismissed' | 'failed' | 'script-failed' }
