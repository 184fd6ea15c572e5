/* global words */
// Behaves like the provider's script: a constructor, `open`, `on('payment.failed')`, a handler and a dismissal.

const button =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-2 text-center font-[600] leading-tight'
const primary = `${button} bg-marigold text-indigo-black hover:bg-marigold-deep`
const outline = `${button} border border-ink/70 text-ink hover:border-ink hover:bg-paper-2`

function element(tag, className, text = '') {
  return Object.assign(document.createElement(tag), { className, textContent: text })
}

window.Razorpay = class {
  #options
  #onFailed = () => {}

  constructor(options) {
    this.#options = options
  }

  on(event, callback) {
    if (event === 'payment.failed') this.#onFailed = callback
  }

  open() {
    const dialog = element(
      'dialog',
      'dialog fades m-auto w-[min(34rem,100vw-2rem)] rounded-card border border-line bg-paper p-0 text-ink',
    )
    const title = element('h2', 'text-xl wide-112 font-[640]', `${words.badge}: ${words.title}`)
    title.id = 'test-checkout-title'
    dialog.setAttribute('aria-labelledby', title.id)
    const box = element('div', 'grid gap-3 p-6')
    box.append(title, element('p', 'text-ink-2', words.text))
    const choices = [
      [words.pay, primary, () => this.#play(dialog, 'pay')],
      [words.late, outline, () => this.#play(dialog, 'late')],
      [words.fail, outline, () => this.#play(dialog, 'fail')],
      [words.back, outline, () => this.#dismiss(dialog)],
    ]
    for (const [label, className, choose] of choices) {
      const choice = element('button', className, label)
      choice.type = 'button'
      choice.addEventListener('click', choose, { once: true })
      box.append(choice)
    }
    dialog.append(box)
    dialog.addEventListener('cancel', () => this.#dismiss(dialog))
    document.body.append(dialog)
    dialog.showModal()
  }

  #dismiss(dialog) {
    dialog.remove()
    this.#options.modal?.ondismiss?.()
  }

  async #play(dialog, outcome) {
    dialog.remove()
    const response = await fetch('/test-checkout/payments', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orderId: this.#options.order_id, outcome }),
    }).catch(() => undefined)
    const result = response?.ok ? await response.json() : { failed: true }
    if (result.failed) this.#onFailed({ error: { code: 'BAD_REQUEST_ERROR', reason: 'payment_declined' } })
    else this.#options.handler(result)
  }
}
