import { Icon, type IconName } from '#app/ui/icon.tsx'
import { knotStrands } from '#app/ui/thread/knot.ts'
import { Knot } from '#app/ui/thread/knot-mark.tsx'
import type { Words } from '#content/words.ts'

type Threads = Words['makeItMine']['trades'][number]['threads']
type Channel = keyof Threads

/** Each channel's thread starts under its sign, wanders, and ends where the knot begins. */
const threads: { channel: Channel; icon: IconName; colour: string; path: string }[] = [
  {
    channel: 'call',
    icon: 'voice',
    colour: 'stroke-sindoor text-sindoor',
    path: 'M60 0 C60 70 20 84 34 128 C48 172 150 120 176 168 C194 202 150 226 128 206 C100 178 229.5 150 229.5 246 V329',
  },
  {
    channel: 'chat',
    icon: 'whatsapp',
    colour: 'stroke-peacock text-peacock',
    path: 'M180 0 C180 44 214 60 204 96 C190 146 92 100 84 150 C78 190 170 176 214 190 C232 196 236.5 214 236.5 246 V329',
  },
  {
    channel: 'web',
    icon: 'webapp',
    colour: 'stroke-indigo text-indigo',
    path: 'M300 0 C300 50 256 50 262 90 C270 142 372 108 384 152 C394 190 318 176 272 190 C250 197 243.5 214 243.5 246 V329',
  },
  {
    channel: 'sheet',
    icon: 'sheet',
    colour: 'stroke-marigold text-marigold',
    path: 'M420 0 C420 64 462 82 448 126 C434 168 334 124 306 164 C284 198 330 228 352 206 C380 178 250.5 150 250.5 246 V329',
  },
]

const knot = knotStrands(240, 300, 78)

/** The idea of the whole site in one drawing: what a business already has, gathered into one line. */
export function GatheringThreads({ words, labels }: { words: Words['home']['hero']; labels: Threads }) {
  return (
    <div
      role="img"
      aria-label={words.pictureLabel}
      className="relative mx-auto flex w-full max-w-[30rem] flex-col lg:mt-16 lg:-mr-4 lg:max-w-none"
    >
      <div className="grid grid-cols-4">
        {threads.map(({ channel, icon, colour }) => (
          <div key={channel} className={`flex flex-col items-center gap-2 ${colour}`}>
            <span className="text-14 text-ink md:text-16">{labels[channel]}</span>
            <span className="grid size-14 place-items-center rounded-full border-[1.75px] border-current bg-paper md:size-[4.5rem]">
              <Icon name={icon} className="size-6 text-ink md:size-8" />
            </span>
          </div>
        ))}
      </div>
      <svg viewBox="0 0 480 460" fill="none" className="unrolls w-full" aria-hidden="true">
        {threads.map(({ channel, colour, path }) => (
          <g key={channel} className={colour}>
            <path d={path} className="stroke-paper" strokeWidth="8" />
            <path d={path} strokeWidth="2.75" strokeLinecap="round" />
          </g>
        ))}
        <path d="M240 331 V460" className="stroke-ink" strokeWidth="6" />
        <g className="text-ink">
          <Knot strands={knot} width={6} casing={4} />
        </g>
      </svg>
      <p className="absolute bottom-2 left-[54%] text-16 leading-tight md:bottom-8">{words.outcome}</p>
    </div>
  )
}
