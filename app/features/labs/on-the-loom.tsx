import { Badge } from '#app/ui/badge.tsx'
import { Textile } from '#app/ui/textile/textile.tsx'
import type { Words } from '#content/words.ts'

type Innovation = Words['labs']['future']['items'][number]

/** How much of the cloth is woven at each stage. */
const woven: Record<Innovation['stage'], string> = {
  finishing: 'h-[74%]',
  building: 'h-[44%]',
  researching: 'h-[13%]',
}

/** Something unfinished: the warp is strung, and as much of the cloth is there as has been worked. */
export function OnTheLoom({ innovation }: { innovation: Innovation }) {
  return (
    <li>
      <div aria-hidden="true" className="border-y-[5px] border-ink">
        <div className="relative mx-3 h-52 md:h-72">
          <svg fill="none" aria-hidden="true" className="absolute inset-0 size-full">
            <line
              x1="0"
              y1="50%"
              x2="100%"
              y2="50%"
              className="stroke-ink-2/60"
              strokeWidth="400"
              strokeDasharray="1 6"
            />
          </svg>
          <div
            className={`absolute inset-x-0 bottom-0 overflow-hidden border-x border-t-2 border-x-ink/20 border-t-marigold ${woven[innovation.stage]}`}
          >
            <Textile title={innovation.title} className="absolute inset-x-0 bottom-0 h-52 w-full md:h-72" />
          </div>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="indigo">{innovation.status}</Badge>
        <span className="text-16 text-ink-2">{innovation.state}</span>
      </div>
      <h3 className="mt-3 text-20 wide leading-tight">{innovation.title}</h3>
      <p className="mt-2 max-w-[26em] text-ink-2">{innovation.description}</p>
    </li>
  )
}
