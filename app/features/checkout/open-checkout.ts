/** What the provider's script hands over when a payment went through. */
interface Proof {
  razorpay_order_id: string
  razorpay_payment_id: string
  razorpay_signature: string
}

export type CheckoutResult =
  | { kind: 'paid'; proof: Proof }
  | { kind: 'dismissed' | 'failed' | 'script-failed' }

interface ProviderCheckout {
  on(event: 'payment.failed', callback: () => void): void
  open(): void
}

type CheckoutConstructor = new (options: object) => ProviderCheckout

/** Opens the provider's window and waits for what comes of it. Its script is fetched the first time. */
export async function openCheckout(scriptUrl: string, options: object): Promise<CheckoutResult> {
  const Checkout = await loadCheckout(scriptUrl)
  if (!Checkout) return { kind: 'script-failed' }
  return new Promise((resolve) => {
    const checkout = new Checkout({
      ...options,
      handler: (proof: Proof) => resolve({ kind: 'paid', proof }),
      modal: { ondismiss: () => resolve({ kind: 'dismissed' }) },
      // Trying again is one press away on our page, which then knows of every attempt.
      retry: { enabled: false },
    })
    checkout.on('payment.failed', () => resolve({ kind: 'failed' }))
    checkout.open()
  })
}

async function loadCheckout(scriptUrl: string): Promise<CheckoutConstructor | undefined> {
  const provided = () => (window as { Razorpay?: CheckoutConstructor }).Razorpay
  if (provided()) return provided()
  const script = Object.assign(document.createElement('script'), { src: scriptUrl, async: true })
  await new Promise<void>((resolve) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => resolve())
    document.head.append(script)
  })
  // Out again, so that a failed one can be tried anew.
  script.remove()
  return provided()
}

const pausesInMilliseconds = [0, 1_000, 3_000]

/** Shows the proof to our server, and on a bad connection again: the visitor has paid, whatever our side is up to. */
export async function verifyPayment(proof: Proof): Promise<'verified' | 'refused' | 'unreachable'> {
  for (const pause of pausesInMilliseconds) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    const response = await fetch('/api/payments/verify', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(proof),
    }).catch(() => undefined)
    if (response?.ok) return 'verified'
    if (response && response.status < 500) return 'refused'
  }
  return 'unreachable'
}
