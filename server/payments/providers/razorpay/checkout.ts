import { colours } from '#content/colours.ts'
import { company } from '#content/company.ts'
import { pathIn } from '#content/paths.ts'
import type { Checkout } from '#domain/checkout.ts'
import { internationalNumber } from '#domain/phone-number.ts'
import type { PayableOrder } from '../provider.ts'

type RazorpayOptions = ReturnType<typeof checkoutOptions>

/** What Razorpay's window is opened with, beside the order's number. */
export function checkoutOptions(
  { id, language, amount, currency, description, buyer }: PayableOrder,
  key: string,
  publicUrl: string,
) {
  return {
    key,
    amount,
    currency,
    name: company.name,
    description,
    prefill: {
      ...(buyer && { name: buyer.name, email: buyer.email }),
      ...(buyer?.phone && { contact: `+${internationalNumber(buyer.phone)}` }),
    },
    theme: { color: colours.indigo.light },
    // Browsers inside other apps cannot return to our script; Razorpay then posts its answer here.
    callback_url: new URL(pathIn(language, `/api/payments/verify?order=${id}`), publicUrl).href,
  }
}

/** Razorpay's own payment page as a plain form. */
export function hostedCheckout(
  { id, language, providerOrderId }: PayableOrder,
  { key, amount, currency, name, description, prefill, callback_url }: RazorpayOptions,
  apiUrl: string,
  publicUrl: string,
): Checkout['hosted'] {
  return {
    action: `${apiUrl}/checkout/embedded`,
    method: 'post',
    fields: {
      key_id: key,
      order_id: providerOrderId,
      amount: String(amount),
      currency,
      name,
      description,
      ...Object.fromEntries(Object.entries(prefill).map(([part, value]) => [`prefill[${part}]`, value])),
      callback_url,
      cancel_url: new URL(pathIn(language, `/pay/${id}`), publicUrl).href,
    },
  }
}
