import { knotStrands } from '#app/ui/thread/knot.ts'
import { Knot } from '#app/ui/thread/knot-mark.tsx'
import type { Words } from '#content/words.ts'

const knot = knotStrands(70, 66, 54)
const months = Array.from({ length: 12 }, (_, month) => month)

/** How to read a price: one knot to begin with, then a stitch for each month. */
export function PriceKey({ words }: { words: Words['planWords'] }) {
  return (
    <dl className="relative h-[15.5rem] w-full max-[18rem]:h-auto max-w-[30rem] lg:justify-self-end">
      <svg
        width="152"
        height="200"
        viewBox="0 0 152 200"
        fill="none"
        aria-hidden="true"
        className="unrolls absolute top-0 left-0 max-[18rem]:hidden"
      >
        <path d="M0 84 H44" className="stroke-ink" strokeWidth="4.5" />
        <path
          d="M70 121 V132 C70 160 88 172 114 172 H142"
          className="stroke-indigo"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <g className="text-ink">
          <Knot strands={knot} width={4.5} casing={3} />
        </g>
      </svg>
      <div className="absolute top-5 right-0 left-[10rem] max-[18rem]:static">
        <dt className="headline text-30 md:text-38">{words.setup}</dt>
        <dd className="mt-1 text-ink-2 md:text-17">{words.oneTime}</dd>
      </div>
      <div className="absolute top-[10.65rem] right-0 left-[10rem] max-[18rem]:static max-[18rem]:mt-6">
        <span aria-hidden="true" className="flex gap-[3%]">
          {months.map((month) => (
            <span key={month} className="h-[3px] grow rounded-full bg-indigo" />
          ))}
        </span>
        <dt className="headline mt-4 text-30 md:text-38">{words.monthly}</dt>
        <dd className="mt-1 text-ink-2 md:text-17">{words.perMonth}</dd>
      </div>
    </dl>
  )
}
