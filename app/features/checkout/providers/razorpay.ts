import type { OpenCheckout } from './checkout-window.ts'

interface RazorpayWindow {
  on(event: 'payment.failed', callback: () => void): void
  open(): void
}

type RazorpayConstructor = new (options: object) => RazorpayWindow

/** Opens Razorpay's window and waits for what comes of it. Its script is fetched the first time. */
export const openRazorpay: OpenCheckout = async ({ orderId, options, scriptUrl = '' }) => {
  const Razorpay = await loadScript(scriptUrl)
  if (!Razorpay) return { kind: 'script-failed' }
  return new Promise((resolve) => {
    const checkout = new Razorpay({
      ...options,
      order_id: orderId,
      handler: (proof: object) => resolve({ kind: 'paid', proof }),
      modal: { ondismiss: () => resolve({ kind: 'dismissed' }) },
      // Trying again is one press away on our page, which then knows of every attempt.
      retry: { enabled: false },
    })
    checkout.on('payment.failed', () => resolve({ kind: 'failed' }))
    checkout.open()
  })
}

async function loadScript(scriptUrl: string): Promise<RazorpayConstructor | undefined> {
  const provided = () => (window as { Razorpay?: RazorpayConstructor }).Razorpay
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
