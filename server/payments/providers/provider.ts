import type { z } from 'zod'
import type { Language } from '#content/languages.ts'
import type { Checkout } from '#domain/checkout.ts'
import type { Fact } from '#domain/payment.ts'
import type { Database } from '#server/db/database.ts'
import type { Log } from '#server/log.ts'
import type { Order } from '../ledger.ts'

/** A way to be paid, as the registry lists it. */
export interface ProviderDefinition {
  /** The setting that opens it. A stand-in has none: it opens in a demonstration, when no other does. */
  openedBy?: string
  /** Where it tells us by POST what happened. */
  webhookPath: string
  /** Its part of the environment; undefined when it is not set up. */
  settings: z.ZodType<ProviderSetup | undefined>
}

interface ProviderSetup {
  /** What nobody may read, also in the form in which it travels. */
  secrets: string[]
  open(parts: ProviderParts): PaymentProvider
}

export interface ProviderParts {
  publicUrl: string
  sessionSecret: string
  database: Database
  log: Log
  /** For a stand-in: its events come in as another one's would. */
  deliver(webhookPath: string, delivery: WebhookDelivery): Promise<unknown>
}

/** Whoever moves the money. What is particular to one stands in its folder, and nowhere else. */
export interface PaymentProvider {
  /** What it takes; a new order goes to the first that takes its currency. */
  currencies: readonly string[]
  /** What its checkout loads and opens on the pay page, by directive of the content security policy. */
  contentSources: Record<string, string[]>
  createOrder(order: {
    amount: number
    currency: string
    receipt: string
    notes: Record<string, string>
  }): Promise<Answer<{ id: string; amount: number; currency: string }>>
  checkoutFor(order: PayableOrder): Checkout
  /** What a browser brings back from the checkout; undefined when that is not this provider's. */
  verify(fields: Record<string, unknown>): Promise<CheckoutProof | 'bad-signature' | undefined>
  readWebhook(delivery: WebhookDelivery): Promise<WebhookReading>
  /** The payments of an order as they stand now, and how much of each went back. */
  fetchPayments(orderId: string): Promise<Answer<(Fact & { refunded: number })[]>>
  fetchRefunds(paymentId: string): Promise<Answer<Fact[]>>
  refund(refund: {
    paymentId: string
    amount: number
    notes: Record<string, string>
    /** The same key is the same refund, however often it is sent. */
    idempotencyKey: string
  }): Promise<Answer<Fact>>
  /** Only of a stand-in: lets the visitor decide what happens. Undefined for orders that it did not make. */
  play?(
    orderId: string,
    outcome: 'pay' | 'late' | 'fail',
  ): Promise<Record<string, string> | 'failed' | undefined>
}

/** Failures are answers: `retryable` when the same request may succeed later or may even have succeeded unheard. */
export type Answer<Value> = { ok: true; value: Value } | { ok: false; retryable: boolean; reason: string }

export interface PayableOrder extends Pick<Order, 'id' | 'amount' | 'currency'> {
  /** The buyer's. */
  language: Language
  providerOrderId: string
  /** What the buyer reads that they pay for. */
  description: string
  buyer: { name: string; email: string; phone?: string | null | undefined } | undefined
}

/** That the buyer's bank agreed, which the provider vouches for. */
export interface CheckoutProof {
  orderId: string
  paymentId: string
}

export interface WebhookDelivery {
  /** The bytes as they came: parsing and writing them again would change what was signed. */
  body: Uint8Array
  headers: Headers
}

/** What an event says, and about which order: named by the provider's id, or found by a payment we know. */
export type WebhookReading =
  | { kind: 'fact'; fact: Fact; providerOrderId: string | undefined; eventId: string | undefined }
  | { kind: 'irrelevant' | 'malformed' | 'bad-signature' }
