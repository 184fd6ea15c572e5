import { type SubmitEvent, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast/toast.ts'
import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import type { Checkout } from '#domain/checkout.ts'
import type { OpenCheckout } from './providers/checkout-window.ts'
import { verifyPayment } from './verify-payment.ts'

interface PayButtonProps {
  words: Words['payPage']
  notices: Words['checkout']['notices']
  packageName: string
  amount: string
  checkout: Checkout
  /** Absent when the provider has no window on our page. */
  openCheckout: OpenCheckout | undefined
  /** Asks the server anew where the payment stands. */
  onChange(): void
}

export function PayButton(props: PayButtonProps) {
  const { words, notices, packageName, amount, checkout, openCheckout, onChange } = props
  const { hosted } = checkout
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [step, setStep] = useState<'waiting' | 'paying' | 'confirming'>('waiting')
  const [isBlocked, setBlocked] = useState(false)

  async function pay(event: SubmitEvent<HTMLFormElement>) {
    if (!openCheckout) return
    event.preventDefault()
    if (step !== 'waiting') return
    setStep('paying')
    const result = await openCheckout(checkout)
    setBlocked(result.kind === 'script-failed')
    if (result.kind === 'paid') await confirm(result.proof)
    else if (result.kind === 'dismissed') toast(notices.cancelled)
    else if (result.kind === 'failed') toast({ ...notices.failed, tone: 'destructive' })
    else toast({ ...notices.scriptFailed, tone: 'destructive' })
    setStep('waiting')
    onChange()
  }

  async function confirm(proof: object) {
    setStep('confirming')
    const answer = await verifyPayment(proof)
    const { title, text } = notices.success
    if (answer === 'verified') toast({ title, text: fill(text, { package: packageName }) })
    // Paid, but our server does not know yet: whoever is told to try again here would pay twice.
    else if (answer === 'unreachable') toast({ ...notices.unconfirmed, tone: 'destructive' })
    else toast({ ...notices.failed, tone: 'destructive' })
  }

  return (
    <form
      ref={form}
      method={hosted.method}
      action={hosted.action}
      onSubmit={pay}
      className="screen-only mt-7"
    >
      {Object.entries(hosted.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        look="primary"
        aria-disabled={step !== 'waiting'}
        className="figures max-sm:w-full"
      >
        {step === 'waiting' ? fill(words.pay, { amount }) : words[step]}
      </Button>
      {isBlocked && (
        <p className="mt-4">
          <Button look="outline" className="max-sm:w-full" onClick={() => form.current?.submit()}>
            {words.hosted}
          </Button>
        </p>
      )}
    </form>
  )
}
