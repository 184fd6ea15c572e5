import { knotStrands } from './knot.ts'

const strands = knotStrands(16, 16.5, 15)

/** The knot alone: logo and ornament. */
export function KnotMark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={className}>
      <Knot strands={strands} width={2.6} casing={1.5} />
    </svg>
  )
}

interface KnotProps {
  strands: string[]
  width: number
  casing: number
}

/** Each strand carries a casing in the paper's colour, which is what makes the ones beneath pass under it. */
export function Knot({ strands: paths, width, casing }: KnotProps) {
  return paths.map((path) => (
    <g key={path}>
      <path d={path} className="stroke-paper" strokeWidth={width + casing * 2} />
      <path d={path} stroke="currentColor" strokeWidth={width} strokeLinejoin="round" />
    </g>
  ))
}
