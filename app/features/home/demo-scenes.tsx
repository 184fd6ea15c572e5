import { Icon } from '#app/ui/icon.tsx'
import type { Words } from '#content/words.ts'

type Demo<Kind> = Extract<Words['home']['demos']['cards'][number], { kind: Kind }>

/** A call as a transcript under the line it came in on. */
export function CallScene({ demo }: { demo: Demo<'call'> }) {
  return (
    <div>
      <div className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-indigo text-paper">
          <Icon name="voice" className="size-5" />
        </span>
        <span className="figures whitespace-nowrap text-16 text-ink-2">{demo.caller}</span>
        <svg
          viewBox="0 0 80 24"
          fill="none"
          aria-hidden="true"
          className="ml-auto h-6 w-20 min-w-0 text-indigo"
        >
          <path
            d="M0 12h8l3-6 4 13 5-17 5 20 4-14 3 8 3-4h6l3-7 4 13 4-9 3 3h25"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinejoin="round"
          />
        </svg>
      </div>
      <ul lang="hi-Latn" className="mt-5 flex flex-col gap-2.5 border-l-[1.75px] border-indigo pl-4">
        {demo.lines.map((line) => (
          <li key={line.text} className={line.from === 'agent' ? 'font-[600]' : 'text-ink-2'}>
            {line.text}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function ChatScene({ demo }: { demo: Demo<'chat'> }) {
  return (
    <ul lang="sw" className="flex flex-col gap-2.5">
      {demo.lines.map((line) => (
        <li
          key={line.text}
          className={`max-w-[85%] rounded-card px-4 py-2.5 text-balance ${line.from === 'agent' ? 'self-end rounded-br-none bg-peacock text-paper' : 'self-start rounded-bl-none border border-line bg-paper'}`}
        >
          {line.text}
          <span className={`figures ml-2 text-14 ${line.from === 'agent' ? '' : 'text-ink-2'}`}>
            {line.time}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Bars are an SVG: a strict content policy allows no inline styles. */
export function SheetScene({ demo }: { demo: Demo<'sheet'> }) {
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-16">
        <span className="flex items-center gap-2 text-ink-2 line-through decoration-sindoor">
          <Icon name="sheet" className="size-5" />
          {demo.before}
        </span>
        <span className="figures font-[600] text-peacock">{demo.after}</span>
      </div>
      <svg viewBox="0 0 320 190" role="img" aria-label={demo.chartLabel} className="mt-4 w-full">
        <line x1="0" y1="160.5" x2="320" y2="160.5" className="stroke-ink-2" />
        {demo.bars.map((bar, index) => (
          <g key={bar.label}>
            <rect
              x={index * 80 + 14}
              y={160 - bar.value * 1.3}
              width="52"
              height={bar.value * 1.3}
              className={index === demo.bars.length - 1 ? 'fill-marigold' : 'fill-indigo'}
            />
            <text
              x={index * 80 + 40}
              y={152 - bar.value * 1.3}
              textAnchor="middle"
              className="figures fill-ink text-16 font-[600]"
            >
              {bar.shown}
            </text>
            <text x={index * 80 + 40} y="182" textAnchor="middle" className="fill-ink-2 text-16">
              {bar.label}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}
