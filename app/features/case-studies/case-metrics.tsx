import { Claim } from '#app/ui/claim.tsx'
import type { CaseStudy } from '#content/case-study.ts'

/** Four figures on the dyed band; the first is the one the client came for. */
export function CaseMetrics({ words }: { words: CaseStudy['metrics'] }) {
  return (
    <section aria-labelledby="metrics" className="section">
      <div className="bg-band text-khadi">
        <div className="wrap py-10 md:py-16">
          <h2 id="metrics" className="text-17 font-[600] text-khadi-2">
            {words.heading}
          </h2>
          <dl className="mt-6 grid gap-x-10 gap-y-9 sm:grid-cols-2 md:mt-8 lg:grid-cols-4">
            {words.items.map((item) => (
              <div key={item.metric} className="border-t border-khadi/30 pt-5">
                <dt>
                  <Claim
                    text={item.metric}
                    figureClass="text-60 leading-none"
                    restClass="mt-1 text-20 wide leading-tight"
                  />
                </dt>
                <dd className="mt-3 max-w-[19.2em] text-khadi-2">{item.description}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
