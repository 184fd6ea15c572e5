import { Claim } from '#app/ui/claim.tsx'
import type { CaseStudyWords } from '#content/types/case-studies.ts'

/** Four figures on the dyed band; the first is the one the client came for. */
export function CaseMetrics({ words }: { words: CaseStudyWords['metrics'] }) {
  return (
    <section aria-labelledby="metrics" className="section">
      <div className="bg-band text-khadi">
        <div className="wrap py-10 md:py-16">
          <h2 id="metrics" className="text-lg font-[600] text-khadi-2">
            {words.heading}
          </h2>
          <dl className="mt-6 grid gap-x-10 gap-y-9 sm:grid-cols-2 md:mt-8 lg:grid-cols-4">
            {words.items.map((item) => (
              <div key={item.metric} className="border-t border-khadi/30 pt-5">
                <dt>
                  <Claim
                    text={item.metric}
                    figureClass="text-[3.5rem] leading-none md:text-[4.25rem]"
                    restClass="mt-1 text-xl wide leading-tight"
                  />
                </dt>
                <dd className="mt-3 max-w-[34ch] text-khadi-2">{item.description}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
