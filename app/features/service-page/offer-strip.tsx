import type { Offer } from '#content/service-page.ts'

/** A label sewn on above the prices. */
export function OfferStrip({ offer }: { offer: Offer }) {
  return (
    <p className="mb-6 flex flex-wrap items-baseline gap-x-8 gap-y-1.5 rounded-card border-[1.5px] border-dashed border-peacock px-5 py-4 md:mb-8 md:px-6">
      <strong className="figures text-17 font-[600] leading-tight text-peacock">{offer.title}</strong>
      <span className="text-16 leading-snug text-ink-2">{offer.text}</span>
    </p>
  )
}
