import { Icon, type IconName } from '#app/ui/icon.tsx'
import { plait } from '#app/ui/thread/plait.ts'
import type { Words } from '#content/words.ts'
import type { Trade } from '#domain/mine/mine.ts'

const channels: { id: keyof Trade['threads']; icon: IconName; colour: string }[] = [
  { id: 'call', icon: 'voice', colour: 'stroke-sindoor' },
  { id: 'chat', icon: 'whatsapp', colour: 'stroke-peacock' },
  { id: 'web', icon: 'webapp', colour: 'stroke-indigo' },
  { id: 'sheet', icon: 'sheet', colour: 'stroke-marigold' },
]

const [centre, height] = [240, 164]
const { threads, crossings, bottom } = plait({
  starts: [60, 180, 300, 420],
  centre,
  top: 31,
  step: 15.5,
  cord: 3.6,
})

interface GatheringThreadsProps {
  words: Words['home']['hero']
  labels: Trade['threads']
}

/** The idea of the whole site in one drawing: what a business already has, gathered into one line. It ends where the phone begins. */
export function GatheringThreads({ words, labels }: GatheringThreadsProps) {
  return (
    <div role="img" aria-label={words.pictureLabel} className="relative">
      <div className="grid grid-cols-4 items-end">
        {channels.map(({ id, icon, colour }) => (
          <div key={id} className="flex min-w-0 flex-col items-center gap-1 lg:gap-2">
            <span className="thread-label max-w-full px-0.5 text-center text-14 leading-tight hyphens-auto lg:text-16">
              {labels[id]}
            </span>
            <span className="grid place-items-center *:col-start-1 *:row-start-1">
              <svg
                viewBox="0 0 56 56"
                fill="none"
                className={`size-9 lg:size-14 ${colour}`}
                aria-hidden="true"
              >
                <circle cx="28" cy="28" r="26.5" className="thread-drawn" pathLength="1" strokeWidth="3" />
              </svg>
              <Icon name={icon} className="size-5 lg:size-7" />
            </span>
          </div>
        ))}
      </div>
      <svg
        viewBox={`0 0 480 ${height}`}
        fill="none"
        strokeWidth="3.4"
        className="relative z-10 -mb-2 w-full lg:-mb-3"
        aria-hidden="true"
      >
        {channels.map(({ id, colour }, at) => (
          <path key={id} d={threads[at]} className={`thread-drawn ${colour}`} pathLength="1" />
        ))}
        {crossings.map(({ thread, row, path }) => (
          <g key={path} className={`thread-over thread-over-${row}`}>
            <path d={path} className="stroke-paper" strokeWidth="8.4" />
            <path d={path} className={channels[thread]?.colour} />
          </g>
        ))}
        <path
          d={`M${centre} ${bottom - 2}V${height - 12}`}
          className="thread-arrives stroke-ink"
          pathLength="1"
          strokeWidth="5"
        />
        <g className="thread-ties">
          <path
            d={`M${centre - 9} ${bottom - 5.5}h18M${centre - 9} ${bottom}h18`}
            className="stroke-ink"
            strokeWidth="4.2"
            strokeLinecap="round"
          />
          <circle cx={centre} cy={height - 9} r="6.5" className="fill-marigold stroke-ink" strokeWidth="3" />
        </g>
      </svg>
      <p className="thread-outcome absolute right-0 bottom-3 left-[56%] text-14 leading-tight lg:bottom-5 lg:text-16">
        {words.outcome}
      </p>
    </div>
  )
}
