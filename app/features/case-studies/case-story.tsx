import type { ReactNode } from 'react'
import { Reveal } from '#app/ui/reveal.tsx'
import { knotStrands } from '#app/ui/thread/knot.ts'
import { Knot } from '#app/ui/thread/knot-mark.tsx'
import type { CaseStudy } from '#content/case-study.ts'

/** One thread through three chapters: tangled, tied, straight. */
export function CaseStory({ words }: { words: CaseStudy['story'] }) {
  return (
    <Reveal>
      <div className="section">
        <div className="wrap grid gap-y-10 lg:grid-cols-3">
          <Chapter part={words.before}>
            <path
              d="M0 60C40 60 34 20 74 22C118 24 100 96 60 88C26 81 66 14 132 24C190 33 176 104 134 98C96 92 128 30 188 34C240 38 236 100 200 98C166 96 178 60 240 60H362"
              stroke="currentColor"
              strokeWidth="2.5"
            />
          </Chapter>
          <Chapter part={words.built}>
            <path d="M-2 60H156M204 60H362" stroke="currentColor" strokeWidth="2.5" />
            <Knot strands={knot} width={3.5} casing={2.5} />
          </Chapter>
          <Chapter part={words.after} className="max-lg:-my-8">
            <path d="M-2 60H360" stroke="currentColor" strokeWidth="2.5" />
          </Chapter>
        </div>
      </div>
    </Reveal>
  )
}

const knot = knotStrands(180, 60, 46)

interface ChapterProps {
  part: CaseStudy['story']['before']
  className?: string
  children: ReactNode
}

function Chapter({ part, className = '', children }: ChapterProps) {
  return (
    <section>
      <svg
        viewBox="0 0 360 120"
        fill="none"
        aria-hidden="true"
        className={`w-full text-indigo max-lg:max-w-[22rem] lg:overflow-visible ${className}`}
      >
        {children}
      </svg>
      <div className="mt-3 lg:pr-10">
        <h2 className="headline text-24 md:text-30">{part.heading}</h2>
        <p className="measure mt-3 text-ink-2">{part.text}</p>
      </div>
    </section>
  )
}
