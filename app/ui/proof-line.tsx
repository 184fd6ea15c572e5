import { Reveal } from './reveal.tsx'
import { SmartLink } from './smart-link.tsx'

/** What came of something for somebody who has it, and where that is told. */
export interface Proof {
  result: string
  title: string
  label: string
  href: string
}

export function ProofLine({ proof: { result, title, label, href } }: { proof: Proof }) {
  return (
    <Reveal>
      <section aria-labelledby="proof" className="wrap section">
        <div className="border-y-[1.75px] border-indigo py-6 md:flex md:items-baseline md:justify-between md:gap-10">
          <h2 id="proof" className="headline max-w-[22em] text-24 text-balance md:text-30">
            {result}
          </h2>
          <p className="mt-2 shrink-0 md:mt-0 md:text-right">
            <span className="block text-ink-2">{title}</span>
            <SmartLink href={href} className="thread-link inline-flex min-h-11 items-center font-[600]">
              {label}
            </SmartLink>
          </p>
        </div>
      </section>
    </Reveal>
  )
}
