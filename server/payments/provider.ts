/** A payment as the provider describes it. */
export interface ProviderPayment {
  id: string
  orderId: string | undefined
  /** `lapsed`: the bank had agreed, but the money was never collected and went back. */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed' | 'lapsed'
  amount: number
  currency: string
  refunded: number
  /** In the provider's code words, when it failed. */
  reason?: string | undefined
  createdAt: Date
}

export interface ProviderRefund {
  id: string
  paymentId: string
  amount: number
  currency: string
  status: 'pending' | 'processed' | 'failed'
  createdAt: Date
}

interface NewProviderOrder {
  amount: number
  currency: string
  receipt: string
  notes: Record<string, string>
}

interface NewProviderRefund {
  paymentId: string
  amount: number
  notes: Record<string, string>
  /** The same key is the same refund, however often it is sent. */
  idempotencyKey: string
}

/** What the provider's checkout hands to the page when a payment went through. */
export interface CheckoutProof {
  razorpay_order_id: string
  razorpay_payment_id: string
  razorpay_signature: string
}

/** Failures are answers: `retryable` when the same request may succeed later or may even have succeeded unheard. */
export type Answer<Value> = { ok: true; value: Value } | { ok: false; retryable: boolean; reason: string }

/** Whoever moves the money. Nothing else of the site knows which one it is. */
export interface PaymentProvider {
  createOrder(order: NewProviderOrder): Promise<Answer<{ id: string; amount: number; currency: string }>>
  fetchOrderPayments(orderId: string): Promise<Answer<ProviderPayment[]>>
  fetchPayment(paymentId: string): Promise<Answer<ProviderPayment>>
  fetchRefunds(paymentId: string): Promise<Answer<ProviderRefund[]>>
  refund(refund: NewProviderRefund): Promise<Answer<ProviderRefund>>
}
