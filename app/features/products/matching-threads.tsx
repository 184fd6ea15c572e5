import { movingCloth } from '#app/ui/moving-cloth.ts'
import { Textile } from '#app/ui/textile/textile.tsx'

/** Which place each thread, counted from the top, takes in the cloth. */
const crossings = [3, 0, 5, 1, 7, 2, 6, 4]
const colours = ['stroke-indigo', 'stroke-sindoor', 'stroke-peacock', 'stroke-marigold'] as const

/** Loose threads cross, find their place, and become one cloth. */
export function MatchingThreads({ title }: { title: string }) {
  return (
    <div aria-hidden="true" className="flex h-64 sm:h-80 lg:h-[25rem]">
      <svg
        viewBox="0 0 240 400"
        fill="none"
        aria-hidden="true"
        className="unrolls-across aspect-[3/5] h-full shrink-0"
      >
        {crossings.map((to, from) => (
          <g key={to} className={colours[from % colours.length]}>
            <path d={pathBetween(from, to)} className="stroke-paper" strokeWidth="9" />
            <path d={pathBetween(from, to)} strokeWidth="3" />
            <circle cx="13" cy={heightOf(from)} r="10" className="fill-paper" strokeWidth="3" />
          </g>
        ))}
      </svg>
      <Textile
        title={title}
        kind="ikat"
        className={`h-full w-0 grow rounded-card outline -outline-offset-1 outline-ink/20 ${movingCloth}`}
      />
    </div>
  )
}

function heightOf(place: number): number {
  return 32 + place * 48
}

function pathBetween(from: number, to: number): string {
  return `M24 ${heightOf(from)}C120 ${heightOf(from)} 112 ${heightOf(to)} 216 ${heightOf(to)}H240`
}
