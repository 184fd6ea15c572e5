import { callLine } from './pictures/call-line.ts'

const echoes = [
  { reach: 230, colour: 'stroke-line' },
  { reach: 150, colour: 'stroke-marigold' },
  { reach: 70, colour: 'stroke-indigo' },
]

/** The call and its echoes, until the video is asked for. */
export function VideoPoster() {
  return (
    <svg
      viewBox="0 0 960 540"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      {echoes.map(({ reach, colour }) => (
        <g key={reach} transform={`translate(-480 ${270 - reach})`} className={colour} strokeWidth="2.25">
          {callLine({ length: 2400, reach, detail: 1.3 }).map(({ path }) => (
            <path key={path} d={path} />
          ))}
        </g>
      ))}
    </svg>
  )
}
