import { useEffect, useRef } from 'react'
import { type Point, smoothPath } from '#app/ui/thread/smooth-path.ts'
import type { PlayedLine } from '#content/call-scene.ts'
import { readingTime } from '#domain/call/playing.ts'

interface CallWaveProps {
  lines: readonly PlayedLine[]
  /** How many lines have been said, or all. */
  said: number
  isPlaying: boolean
}

const [length, reach] = [1000, 40]
const loudness = { agent: 0.95, caller: 0.6 }
const colours = { agent: 'stroke-marigold', caller: 'stroke-khadi' }

/** The call as one thread, which swings where somebody speaks: what was said is drawn in full. */
export function CallWave({ lines, said, isPlaying }: CallWaveProps) {
  return (
    <svg
      viewBox={`0 0 ${length} ${reach * 2}`}
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      className="h-14 w-full md:h-16"
    >
      {stretches(lines).map(({ kind, path, text }, index) => (
        <g key={path} className={colours[kind]} strokeWidth="2.5" strokeLinejoin="round">
          <path d={path} vectorEffect="non-scaling-stroke" className="opacity-30" />
          {index < said && <path d={path} vectorEffect="non-scaling-stroke" />}
          {index === said && <Spoken path={path} duration={readingTime(text)} isPlaying={isPlaying} />}
        </g>
      ))}
    </svg>
  )
}

/** The line that is being said, drawn along while it is. */
function Spoken({ path, duration, isPlaying }: { path: string; duration: number; isPlaying: boolean }) {
  const element = useRef<SVGPathElement>(null)
  useEffect(() => {
    if (!isPlaying || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const running = element.current?.animate(
      [{ clipPath: 'inset(-10% 100% -10% 0)' }, { clipPath: 'inset(-10% 0 -10% 0)' }],
      { duration },
    )
    return () => running?.cancel()
  }, [duration, isPlaying])
  return <path ref={element} d={path} vectorEffect="non-scaling-stroke" />
}

function stretches(lines: readonly PlayedLine[]): { kind: PlayedLine['kind']; path: string; text: string }[] {
  const whole = lines.reduce((sum, { text }) => sum + text.length, 0)
  let from = 0
  return lines.map(({ kind, text }, line) => {
    const width = (text.length / whole) * length
    const count = Math.max(4, Math.round(width / 20) * 2)
    const points = Array.from({ length: count + 1 }, (_, index): Point => {
      const part = index / count
      const side = index % 2 === 0 ? -1 : 1
      const syllable =
        0.3 + 0.7 * Math.abs(Math.sin(index * 0.62 + line * 2.1) * Math.cos(index * 0.23 + line))
      return [
        from + width * part,
        reach + reach * side * loudness[kind] * syllable * Math.sin(part * Math.PI) ** 0.5,
      ]
    })
    from += width
    return { kind, path: smoothPath(points), text }
  })
}
