import type { PaymentService } from './open.ts'

const usualScript = 'https://checkout.razorpay.com/v1/checkout.js'
const cdn = 'https://cdn.razorpay.com'

/** What the provider's checkout loads and opens, by directive of the content security policy. */
export function checkoutSources(payments: PaymentService): Record<string, string[]> {
  if (payments.kind !== 'razorpay') return {}
  const [script, api] = [new URL(payments.checkoutUrl).origin, new URL(payments.apiUrl).origin]
  const own = {
    'script-src': [script],
    'frame-src': [api, script],
    // Without script the form goes to the provider's own page.
    'form-action': [api],
  }
  if (payments.checkoutUrl !== usualScript) return own
  return {
    ...own,
    'script-src': [script, cdn],
    'img-src': [cdn],
    'connect-src': ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'],
  }
}
