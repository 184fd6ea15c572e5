import type { BraidPicture } from '#content/service-pictures.ts'
import { type PlaitShape, plait } from './plait.ts'

const colours = ['stroke-peacock', 'stroke-marigold', 'stroke-indigo', 'stroke-sindoor'] as const

const across: PlaitShape = { length: 1500, from: 0.32, to: 0.78, turns: 3, reach: 44 }
const downwards: PlaitShape = { length: 400, from: 0.3, to: 0.72, turns: 1.5, reach: 30, isUpright: true }

/** Four threads are plaited into one cord: across on wide screens, downwards on phones. */
export function Braid({ words }: { words: BraidPicture }) {
  return (
    <figure role="img" aria-label={words.label} className="overflow-hidden text-14 md:text-16">
      <div className="wrap text-center md:hidden">
        <Strands words={words} className="grid grid-cols-4 gap-x-1" />
        <svg
          viewBox="0 0 208 400"
          preserveAspectRatio="none"
          fill="none"
          aria-hidden="true"
          className="mt-1 h-100 w-full"
        >
          <Cord shape={downwards} />
        </svg>
        <p className="mt-2 pb-4">{words.outcome}</p>
      </div>
      <div className="relative max-md:hidden">
        <svg
          viewBox="0 0 1500 208"
          preserveAspectRatio="none"
          fill="none"
          aria-hidden="true"
          className="h-52 w-full"
        >
          <Cord shape={across} />
        </svg>
        <div className="wrap absolute inset-0">
          <Strands words={words} className="grid h-full grid-rows-4 items-center justify-items-start" />
          <p className="absolute top-[72%] right-8">{words.outcome}</p>
        </div>
      </div>
    </figure>
  )
}

function Strands({ words, className }: { words: BraidPicture; className: string }) {
  return (
    <div className={className}>
      {words.strands.map((strand) => (
        <span key={strand} className="leading-none md:-ml-2.5 md:bg-paper md:px-2.5">
          {strand}
        </span>
      ))}
    </div>
  )
}

function Cord({ shape }: { shape: PlaitShape }) {
  return plait(shape).map(({ thread, path, casing }) => (
    <g key={path}>
      {casing && (
        <path d={casing} className="stroke-paper" strokeWidth="13" vectorEffect="non-scaling-stroke" />
      )}
      <path d={path} className={colours[thread]} strokeWidth="4.5" vectorEffect="non-scaling-stroke" />
    </g>
  ))
}
