import { Badge } from './badge.tsx'

interface QuoteProps {
  quote: string
  person: string
  role: string
  organisation: string
  /** Shown as a tag while the words are ours and not a client's. */
  sampleTag?: string
}

export function Quote({ quote, person, role, organisation, sampleTag }: QuoteProps) {
  return (
    <figure className="border-l-[3px] border-marigold pl-5 md:pl-8">
      <blockquote className="max-w-[25.8em] text-24 max-md:text-pretty md:text-balance wide leading-snug md:text-30">
        “{quote}”
      </blockquote>
      <figcaption className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
        <span>
          <span className="font-[600] text-ink">{person}</span>
          {[role, organisation].filter(Boolean).map((each) => `, ${each}`)}
        </span>
        {sampleTag && <Badge tone="sample">{sampleTag}</Badge>}
      </figcaption>
    </figure>
  )
}
