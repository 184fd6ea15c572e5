import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Textile } from '#app/ui/textile/textile.tsx'
import type { Words } from '#content/words.ts'

export interface SlipFacts {
  packageName: string
  /** Formatted, as all that follows: the server decides on language and time zone. */
  amount: string
  reference: string
  placedOn: string
  buyer: string | undefined
  receipt: { number: string; paidOn: string; paymentId: string; refunded: string | undefined } | undefined
}

interface PaymentSlipProps {
  words: Words['payPage']
  facts: SlipFacts
  testBadge: string | undefined
}

/** The slip of paper that goes with the cloth: first what was ordered, and once it is paid the receipt. */
export function PaymentSlip({ words, facts, testBadge }: PaymentSlipProps) {
  const { receipt } = facts
  const rows: [string, string | undefined][] = receipt
    ? [
        [words.receipt.number, receipt.number],
        [words.receipt.paidOn, receipt.paidOn],
        [words.order.package, facts.packageName],
        [words.order.buyer, facts.buyer],
        [words.receipt.paymentId, receipt.paymentId],
        [words.order.reference, facts.reference],
      ]
    : [
        [words.order.package, facts.packageName],
        [words.order.buyer, facts.buyer],
        [words.order.reference, facts.reference],
        [words.order.placed, facts.placedOn],
      ]
  const sums: [string, string | undefined][] = receipt
    ? [
        [words.receipt.paid, facts.amount],
        [words.receipt.refunded, receipt.refunded],
      ]
    : [[words.order.amount, facts.amount]]
  return (
    <section
      aria-labelledby="slip"
      className="slip self-start overflow-hidden rounded-card border border-line bg-paper-2"
    >
      <Textile title={facts.packageName} className="h-14 w-full print:hidden" />
      <div className="p-6 md:p-8">
        <div className="flex flex-wrap items-baseline justify-between gap-3">
          <h2 id="slip" className="text-24 leading-snug wide">
            {receipt ? words.receipt.heading : words.orderHeading}
          </h2>
          {testBadge && <Badge tone="sample">{testBadge}</Badge>}
        </div>
        {receipt && <p className="mt-1 text-ink-2">{words.receipt.from}</p>}
        <Rows rows={rows} className="mt-5 border-t border-line" />
        <Rows rows={sums} className="figures text-20 leading-snug font-[600]" />
        {receipt && (
          <>
            <p className="mt-5 text-16 text-ink-2">{words.receipt.note}</p>
            <Button look="outline" className="needs-script mt-5 print:hidden" onClick={() => print()}>
              {words.receipt.print}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

function Rows({ rows, className }: { rows: [string, string | undefined][]; className: string }) {
  return (
    <dl className={className}>
      {rows.map(
        ([label, value]) =>
          value && (
            <div
              key={label}
              className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5 last:border-b-0"
            >
              <dt className="font-[400] text-ink-2">{label}</dt>
              <dd className="wrap-anywhere sm:text-right">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
