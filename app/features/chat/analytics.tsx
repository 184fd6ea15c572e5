import { Badge } from '#app/ui/badge.tsx'
import './analytics.css'
import type { Words } from '#content/words.ts'

/** Figures of no real conversation, and they say so. */
export function Analytics({ title, words }: { title: string; words: Words['chatAnalytics'] }) {
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-17 wide">{title}</h2>
        <Badge tone="sample">{words.sample}</Badge>
      </div>
      <dl className="chat-figure-list">
        {words.figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures wide">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="font-[600]">{words.topicsHeading}</h3>
      <ol className="chat-topics">
        {words.topics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ol>
      <p className="mt-4 text-14 text-ink-2">{words.note}</p>
    </>
  )
}
