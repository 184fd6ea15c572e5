import { Badge } from '#app/ui/badge.tsx'
import type { RegisterPicture } from '#content/service-pictures.ts'
import { handwriting } from './handwriting.ts'

const lines = ['lenue guneu nele', 'ulegnu lee ungel', 'nelu gnel ue', 'lugne une nel'].map(handwriting)
const [left, firstLine, lineHeight] = [70, 52, 48]
const lastLine = firstLine + lineHeight * (lines.length - 1)
const penLeft = left + (lines.at(-1)?.end ?? 0)

/** The last line of handwriting leaves the paper and is pulled straight. */
export function Register({ words }: { words: RegisterPicture }) {
  return (
    <figure role="img" aria-label={words.label} className="mx-auto w-full max-w-[31rem] lg:mx-0">
      <svg viewBox="0 0 480 288" fill="none" aria-hidden="true" className="unrolls w-full">
        <rect x="1" y="1" width="350" height="222" className="fill-paper-2 stroke-line" strokeWidth="1.75" />
        <path d="M1 56H351M1 104H351M1 152H351M1 200H351" className="stroke-line" strokeWidth="1.75" />
        <path d="M52 1V223" className="stroke-sindoor" strokeWidth="1.5" />
        <g className="stroke-indigo" strokeWidth="2.25" strokeLinejoin="round" strokeLinecap="round">
          {lines.map(({ path }, index) => (
            <path
              key={path}
              d={path}
              transform={`translate(${left} ${firstLine + lineHeight * index}) skewX(-12)`}
            />
          ))}
          <path
            d={`M${penLeft} ${lastLine}C${penLeft + 50} ${lastLine + 2} 290 190 352 192C420 194 462 210 462 246C462 268 440 276 428 264C414 250 430 232 446 240C466 250 462 288 462 288`}
          />
        </g>
      </svg>
      <div className="ml-[18%] rounded-card border-[1.75px] border-indigo bg-paper px-4 text-16">
        <p className="border-b border-line py-2.5 font-[600]">{words.title}</p>
        {words.rows.map((row) => (
          <p
            key={row.time}
            className="flex min-h-11 items-center gap-3 border-b border-line py-1.5 leading-tight last:border-b-0"
          >
            <span className="figures text-ink-2">{row.time}</span>
            <span className="grow">{row.name}</span>
            <Badge tone={row.isDone ? 'peacock' : 'sample'}>{row.state}</Badge>
          </p>
        ))}
      </div>
    </figure>
  )
}
