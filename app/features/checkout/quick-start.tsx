import { ButtonLink } from '#app/ui/button-link.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import type { Words } from '#content/words.ts'
import { OrderForm } from './order-form.tsx'
import type { OrderWords } from './order-words.ts'
import { PackageCards } from './package-cards.tsx'

interface QuickStartProps {
  words: Words['pricing']['quickStart']
  planWords: Words['planWords']
  checkout: OrderWords
  forms: Words['forms']
  payments: 'real' | 'test' | 'off'
  /** The package that is named already. */
  chosen?: string | undefined
}

/** The packages that can be paid for at once; where payment is not set up, they are ordered by message. */
export function QuickStart({ words, planWords, checkout, forms, payments, chosen }: QuickStartProps) {
  return (
    <>
      <p className="measure mb-6 text-ink-2">{payments === 'off' ? checkout.closed.text : words.lead}</p>
      {payments === 'off' ? (
        <PackageCards
          packages={words.packages}
          planWords={planWords}
          action={(item) => (
            <ButtonLink
              look="outline"
              href={words.orders[item.id]}
              aria-label={`${checkout.closed.action}: ${item.name}`}
              className="mt-6 w-full self-end"
            >
              {checkout.closed.action}
            </ButtonLink>
          )}
        />
      ) : (
        <OrderForm
          words={words}
          planWords={planWords}
          checkout={checkout}
          forms={forms}
          isTest={payments === 'test'}
          chosen={chosen}
        />
      )}
      <p className="mt-4 flex flex-wrap items-center gap-x-5 text-16 text-ink-2">
        {words.note}
        <SmartLink
          href={words.refund.href}
          className="thread-link inline-flex min-h-11 items-center font-[600]"
        >
          {words.refund.label}
        </SmartLink>
      </p>
    </>
  )
}
