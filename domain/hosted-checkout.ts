import type { CheckoutOptions } from './checkout.ts'

/** The provider's own payment page as a plain form, for browsers where its script does not run. */
export function hostedCheckout(options: CheckoutOptions, apiUrl: string, cancelUrl: string) {
  const { key, order_id, amount, currency, name, description, prefill, callback_url } = options
  const fields: Record<string, string> = {
    key_id: key,
    order_id,
    amount: String(amount),
    currency,
    name,
    description,
    ...Object.fromEntries(Object.entries(prefill).map(([part, value]) => [`prefill[${part}]`, value])),
    callback_url,
    cancel_url: cancelUrl,
  }
  return { action: `${apiUrl}/checkout/embedded`, method: 'post' as const, fields }
}
