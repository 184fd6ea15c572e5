import { deskPaths } from '#content/desk-paths.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import type { TodayWords } from '#content/en/desk/today.ts'
import { fill } from '#content/fill.ts'
import { DemoLine, type ShownBooking } from './demo-line.tsx'

interface NextDemoProps {
  words: TodayWords['next']
  common: DeskWords
  demos: (ShownBooking & { minutesAway: number; videoUrl: string | null; who: string | undefined })[]
}

const soon = 60

/** Always first, so that no demo is missed: the next one, or those that begin within the hour. */
export function NextDemo({ words, common, demos }: NextDemoProps) {
  return (
    <section
      aria-labelledby="next-demo"
      className="mb-5 rounded-[10px] border border-line border-l-4 border-l-indigo px-4 py-2"
    >
      <h2 id="next-demo" className="text-14 font-[600] text-ink-2">
        {words.heading}
      </h2>
      {demos.length === 0 && <p className="py-1.5">{words.empty}</p>}
      {demos.map((demo) => (
        <div key={demo.id}>
          {demo.minutesAway <= soon && (
            <p className="flex flex-wrap items-center gap-x-4 font-[600] text-sindoor">
              {demo.minutesAway > 0 ? fill(words.inMinutes, { count: String(demo.minutesAway) }) : words.now}
              {demo.videoUrl && (
                <a
                  href={demo.videoUrl}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex min-h-11 items-center text-indigo underline"
                >
                  {words.join}
                </a>
              )}
            </p>
          )}
          <DemoLine booking={demo} common={common} to={deskPaths.booking(demo.id)} who={demo.who} />
        </div>
      ))}
    </section>
  )
}
