import type { EveningPicture } from '#content/service-pictures.ts'

const columns = 8
const [cellWidth, cellHeight] = [60, 62]
/** Where in the evening the ones that need a person come: early, in the middle, near the end. */
const restless = [5, 19, 30]

/** Messages as beads: those that the agent answered are on its thread, the ones for a person are passed by. */
export function EveningOfMessages({ words }: { words: EveningPicture }) {
  const beads = Array.from({ length: words.asked.count }, (_, index) => index)
  const forYou = new Set(restless.slice(0, words.forYou.count))
  const rows = Math.ceil(words.asked.count / columns)
  return (
    <figure role="img" aria-label={words.label} className="mx-auto w-full max-w-[31rem] lg:mx-0">
      <svg viewBox={`-30 0 540 ${rows * cellHeight}`} fill="none" aria-hidden="true" className="w-full">
        <path d={threadThrough(rows, forYou)} className="stroke-peacock" strokeWidth="2.5" />
        {beads.map((index) => (
          <g key={index} transform={`translate(${centreX(index)} ${centreY(index)})`}>
            {forYou.has(index) ? (
              <path d={bubble} className="fill-marigold stroke-indigo-black" strokeWidth="1.75" />
            ) : (
              <>
                <path d={bubble} className="fill-paper stroke-peacock" strokeWidth="1.75" />
                <path d="M-10 0l4 4 8-8M-2 4l8-8" className="stroke-peacock" strokeWidth="1.75" />
              </>
            )}
          </g>
        ))}
      </svg>
      <dl className="mt-5 grid grid-cols-3 border-t border-line pt-4">
        {[words.asked, words.answered, words.forYou].map((figure, index) => (
          <div
            key={figure.text}
            className={`flex flex-col-reverse justify-end ${index > 0 ? 'border-l border-line pl-3 sm:pl-5' : 'pr-2'}`}
          >
            <dt className="mt-1 text-14 leading-snug text-ink-2 sm:text-16">{figure.text}</dt>
            <dd className="figures headline text-30 sm:text-38">{figure.count}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

const bubble = 'M-19-13H19V11H-7L-15 18V11H-19Z'

function centreX(index: number): number {
  const [row, place] = [Math.floor(index / columns), index % columns]
  // The thread turns at the end of each row, so every second row runs backwards.
  return ((row % 2 === 0 ? place : columns - 1 - place) + 0.5) * cellWidth
}

function centreY(index: number): number {
  return Math.floor(index / columns) * cellHeight + 30
}

function threadThrough(rows: number, passedBy: Set<number>): string {
  const parts = [`M-30 ${centreY(0)}`]
  for (let row = 0; row < rows; row++) {
    const direction = row % 2 === 0 ? 1 : -1
    for (let place = 0; place < columns; place++) {
      const index = row * columns + place
      const [x, y] = [centreX(index), centreY(index)]
      parts.push(
        passedBy.has(index)
          ? `L${x - direction * 32} ${y}q${direction * 6} 29 ${direction * 32} 29t${direction * 32}-29`
          : `L${x} ${y}`,
      )
    }
    if (row < rows - 1) {
      const turn = direction * 62
      parts.push(`h${direction * 8}c${turn} 0 ${turn} ${cellHeight} 0 ${cellHeight}`)
    }
  }
  const last = rows % 2 === 1 ? 510 : -30
  return [...parts, `L${last} ${centreY((rows - 1) * columns)}`].join('')
}
