import { Icon, type IconName } from '#app/ui/icon.tsx'
import { knotStrands } from '#app/ui/thread/knot.ts'
import { Knot } from '#app/ui/thread/knot-mark.tsx'
import type { OneAgentPicture } from '#content/service-pictures.ts'

const knot = knotStrands(130, 150, 66)
/** What goes in ends at the knot's outline, what comes out begins there. */
const taught = [
  { path: 'M0 50C46 50 64 74 82 107', colour: 'stroke-sindoor' },
  { path: 'M0 150C30 150 48 146 70 134', colour: 'stroke-marigold' },
  { path: 'M0 250C54 250 90 240 111 207', colour: 'stroke-peacock' },
]
const answered = [
  'M177 108C196 74 214 50 260 50',
  'M189 132C210 145 230 150 260 150',
  'M148 207C170 240 206 250 260 250',
]
const channelIcons = {
  website: 'webapp',
  whatsapp: 'whatsapp',
  instagram: 'instagram',
} as const satisfies Record<keyof OneAgentPicture['channels'], IconName>

/** Three different threads go in, three alike come out. */
export function OneAgent({ words }: { words: OneAgentPicture }) {
  return (
    <figure
      role="img"
      aria-label={words.label}
      className="mx-auto grid w-full max-w-[31rem] grid-cols-[auto_minmax(0,1fr)_auto] text-14 sm:text-16 lg:mx-0"
    >
      <div className="grid grid-rows-3 items-center pr-2 text-right">
        {words.sources.map((source) => (
          <span key={source}>{source}</span>
        ))}
      </div>
      <svg viewBox="0 0 260 300" fill="none" aria-hidden="true" className="unrolls-across w-full">
        <g className="text-ink">
          <Knot strands={knot} width={6} casing={4} />
        </g>
        {taught.map(({ path, colour }) => (
          <path key={path} d={path} className={colour} strokeWidth="3.5" strokeLinecap="round" />
        ))}
        {answered.map((path) => (
          <path key={path} d={path} className="stroke-ink" strokeWidth="6" />
        ))}
      </svg>
      <div className="grid grid-rows-3 items-center">
        {(Object.keys(channelIcons) as (keyof typeof channelIcons)[]).map((channel) => (
          <span key={channel} className="relative mr-3 sm:mr-2">
            <span className="grid size-11 place-items-center rounded-full border-[1.75px] border-ink sm:size-16">
              <Icon name={channelIcons[channel]} className="size-5 sm:size-7" />
            </span>
            <span className="absolute top-full left-1/2 mt-1 -translate-x-1/2 leading-tight">
              {words.channels[channel]}
            </span>
          </span>
        ))}
      </div>
    </figure>
  )
}
