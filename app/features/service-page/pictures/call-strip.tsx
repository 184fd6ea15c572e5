import type { CallPicture } from '#content/service-pictures.ts'
import { callLine, type Voice } from './call-line.ts'

const colours: Record<Voice, string> = {
  quiet: 'stroke-khadi',
  ring: 'stroke-khadi',
  agent: 'stroke-marigold',
  caller: 'stroke-khadi',
}

const across = { length: 1160, reach: 64 }
const downwards = { length: 480, reach: 36, isUpright: true, detail: 0.55 }

/** One call from edge to edge: across on wide screens, downwards on phones, with what is heard beside it. */
export function CallStrip({ words }: { words: CallPicture }) {
  return (
    <figure
      role="img"
      aria-label={words.label}
      className="mt-4 mb-6 overflow-hidden bg-band text-khadi md:mb-12"
    >
      <div className="wrap grid grid-cols-[4.5rem_1fr] gap-x-5 md:block md:py-14">
        <svg viewBox="0 0 72 480" fill="none" aria-hidden="true" className="h-[30rem] w-[4.5rem] md:hidden">
          <Line shape={downwards} />
        </svg>
        <div className="relative max-md:hidden">
          <span className="absolute top-1/2 right-full h-[2.5px] w-screen -translate-y-1/2 bg-khadi" />
          <span className="absolute top-1/2 left-full h-[2.5px] w-screen -translate-y-1/2 bg-khadi" />
          <svg
            viewBox="0 0 1160 128"
            preserveAspectRatio="none"
            fill="none"
            aria-hidden="true"
            className="h-32 w-full"
          >
            <Line shape={across} />
          </svg>
        </div>
        <div className="grid grid-rows-4 md:mt-8 md:grid-cols-4 md:grid-rows-1 md:gap-x-6">
          {words.moments.map((moment) => (
            <p key={moment.at} className="leading-snug max-md:self-start max-md:pt-5">
              <span className="figures block text-14 text-khadi-2">{moment.at}</span>
              <span
                lang={moment.spokenIn}
                className={`block md:mt-1 ${moment.spokenIn ? 'text-17 font-[600] lg:text-20' : 'lg:text-17'}`}
              >
                {moment.spokenIn ? `“${moment.text}”` : moment.text}
              </span>
            </p>
          ))}
        </div>
      </div>
    </figure>
  )
}

function Line({ shape }: { shape: Parameters<typeof callLine>[0] }) {
  return callLine(shape).map(({ voice, path }) => (
    <path
      key={path}
      d={path}
      className={colours[voice]}
      strokeWidth="2.5"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  ))
}
