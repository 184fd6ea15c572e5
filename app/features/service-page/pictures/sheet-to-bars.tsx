import type { SheetPicture } from '#content/service-pictures.ts'

/** Which bar each column of the sheet ends in: crossed, because sheets are never in the right order. */
const barOfColumn = [3, 0, 4, 1, 2] as const
const threadColours = [
  'stroke-sindoor',
  'stroke-peacock',
  'stroke-indigo',
  'stroke-marigold',
  'stroke-ink',
] as const
const [sheetBottom, floor] = [172, 420]

/** Cells with something in them: row, column, and how much of the cell it fills. */
const entries: [row: number, column: number, length: number][] = [
  [0, 0, 62],
  [0, 1, 40],
  [0, 2, 70],
  [0, 4, 52],
  [1, 0, 48],
  [1, 1, 66],
  [1, 3, 58],
  [1, 4, 30],
  [2, 0, 70],
  [2, 2, 44],
  [2, 3, 34],
  [2, 4, 64],
]

/** Columns of a spreadsheet come loose, cross, and stand as the bars of one page. */
export function SheetToBars({ words }: { words: SheetPicture }) {
  const lowest = Math.min(...words.bars.map((bar) => bar.value))
  return (
    <figure role="img" aria-label={words.label} className="relative mx-auto w-full max-w-[31rem] lg:mx-0">
      <p className="mb-2 text-16 text-ink-2 line-through decoration-sindoor">{words.file}</p>
      <svg viewBox="0 40 500 410" fill="none" aria-hidden="true" className="unrolls w-full">
        <Sheet />
        {barOfColumn.map((bar, column) => {
          const path = threadPath(column, bar, words.bars[bar]?.value ?? 0)
          return (
            <g key={bar}>
              <path d={path} className="stroke-paper" strokeWidth="9" />
              <path d={path} className={threadColours[column]} strokeWidth="2.75" />
            </g>
          )
        })}
        {words.bars.map((bar, index) => (
          <rect
            key={bar.label}
            x={barCentre(index) - 19}
            y={floor - bar.value * 1.35}
            width="38"
            height={bar.value * 1.35}
            className={bar.value === lowest ? 'fill-marigold' : 'fill-indigo'}
          />
        ))}
        <path d={`M206 ${floor}H500`} className="stroke-ink" strokeWidth="1.75" />
      </svg>
      <div className="absolute bottom-0 left-0 max-w-[38%] leading-tight">
        <p className="text-16 text-ink-2">{words.title}</p>
        <p className="figures headline mt-1 text-48 sm:text-60">{words.figure}</p>
        <p className="mt-1 text-16">{words.note}</p>
        <p className="figures mt-1 text-14 text-ink-2">{words.time}</p>
      </div>
      <div className="figures absolute right-0 bottom-0 grid w-[58.8%] grid-cols-5 pr-[0.4%] text-center text-14 text-ink-2 sm:text-16">
        {words.bars.map((bar) => (
          <span key={bar.label}>{bar.label}</span>
        ))}
      </div>
    </figure>
  )
}

function barCentre(index: number): number {
  return 235 + index * 58.5
}

function threadPath(column: number, bar: number, value: number): string {
  const [startX, endX, endY] = [50 + column * 100, barCentre(bar), floor - value * 1.35]
  return `M${startX} ${sheetBottom}C${startX} 250 ${endX} 204 ${endX} 270V${endY}`
}

function Sheet() {
  return (
    <g>
      <rect x="1" y="41" width="498" height="131" className="fill-paper-2 stroke-line" strokeWidth="1.75" />
      <path
        d="M1 66H499M1 101H499M1 137H499M100 41V172M200 41V172M300 41V172M400 41V172"
        className="stroke-line"
        strokeWidth="1.75"
      />
      {entries.map(([row, column, length]) => (
        <path
          key={`${row}-${column}`}
          d={`M${column * 100 + 14} ${84 + row * 35.5}h${length}`}
          className="stroke-ink-2"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      ))}
    </g>
  )
}
