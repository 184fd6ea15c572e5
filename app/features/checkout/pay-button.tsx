import { type SubmitEvent, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast/toast.ts'
import { fill } from '#content/fill.ts'
import type { CheckoutWords, PayPageWords } from '#content/types/checkout.ts'
import { openCheckout, verifyPayment } from './open-checkout.ts'

export interface PayButtonProps {
  words: PayPageWords
  notices: CheckoutWords['notices']
  packageName: string
  amount: string
  scriptUrl: string
  options: object
  /** The provider's own page: where the button leads without script. */
  hosted: { action: string; method: 'get' | 'post'; fields: Record<string, string> }
  /** Asks the server anew where the payment stands. */
  onChange(): void
}

export function PayButton(props: PayButtonProps) {
  const { words, notices, packageName, amount, scriptUrl, options, hosted, onChange } = props
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isBlocked, setBlocked] = useState(false)

  async function pay(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isOpen) return
    setOpen(true)
    const result = await openCheckout(scriptUrl, options)
    setBlocked(result.kind === 'script-failed')
    if (result.kind === 'paid') await confirm(result.proof)
    else if (result.kind === 'dismissed') toast(notices.cancelled)
    else if (result.kind === 'failed') toast({ ...notices.failed, tone: 'destructive' })
    else toast({ ...notices.scriptFailed, tone: 'destructive' })
    setOpen(false)
    onChange()
  }

  async function confirm(proof: Parameters<typeof verifyPayment>[0]) {
    const answer = await verifyPayment(proof)
    const { title, text } = notices.success
    if (answer?.isVerified) toast({ title, text: fill(text, { package: packageName }) })
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
      <Button type="submit" look="primary" aria-disabled={isOpen} className="figures max-sm:w-full">
        {isOpen ? words.paying : fill(words.pay, { amount })}
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
