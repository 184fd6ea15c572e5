import type { DeskWords } from '#content/en/desk/common.ts'
import type { TodayWords } from '#content/en/desk/today.ts'
import { fill } from '#content/fill.ts'
import { ageText } from './age.ts'
import { DemoLine, type ShownBooking } from './demo-line.tsx'
import { rowHeight } from './list.tsx'
import { smallButton } from './small-button.tsx'

interface NextDemoProps {
  words: TodayWords['next']
  common: DeskWords
  demos: (ShownBooking & { minutesAway: number; videoUrl: string | null; who: string | undefined })[]
}

/** Always first, so that no demo is missed: the next one, or those that begin within the hour. */
export function NextDemo({ words, common, demos }: NextDemoProps) {
  return (
    <section
      aria-labelledby="next-demo"
      className="mb-4 rounded-[10px] border border-line border-l-4 border-l-indigo px-4 py-1"
    >
      <h2 id="next-demo" className="sr-only">
        {words.heading}
      </h2>
      {demos.length === 0 && <p className="py-1.5 text-ink-2">{words.empty}</p>}
      {demos.map((demo) => (
        <div key={demo.id} className={`desk-row flex items-center gap-x-4 ${rowHeight}`}>
          <DemoLine
            booking={demo}
            common={common}
            show={demo.minutesAway <= hour ? 'time' : 'appointment'}
            who={demo.who}
          >
            <span className="font-[600] text-indigo">{whenText(words, demo.minutesAway)}</span>
          </DemoLine>
          {demo.minutesAway <= hour && demo.videoUrl && (
            <a
              href={demo.videoUrl}
              target="_blank"
              rel="noreferrer"
              className={smallButton('strong', 'relative z-1 shrink-0')}
            >
              {words.join}
            </a>
          )}
        </div>
      ))}
    </section>
  )
}

const hour = 60

/** “Demo now”, “Demo in 25 min”, “Demo in 3 hrs”, “Demo in 2 days”. */
function whenText(words: TodayWords['next'], minutes: number): string {
  if (minutes <= 0) return words.now
  // Two hours less five minutes are no hour.
  const rounded = minutes < hour ? minutes : Math.round(minutes / hour) * hour
  return fill(words.away, { age: ageText(rounded * 60_000) })
}
