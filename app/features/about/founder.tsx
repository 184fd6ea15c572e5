import { Badge } from '#app/ui/badge.tsx'
import { SplitSection } from '#app/ui/split-section.tsx'
import { Textile } from '#app/ui/textile/textile.tsx'
import type { Words } from '#content/words.ts'

interface FounderProps {
  words: Words['about']['founder']
  sample: Words['sample']
}

export function Founder({ words, sample }: FounderProps) {
  const { name, role, paragraphs, sample: isSample } = words.profile
  return (
    <SplitSection
      id="founder"
      title={words.heading}
      aside={
        <Textile
          title={name}
          className="mt-6 h-40 w-full rounded-card outline -outline-offset-1 outline-ink/20 md:h-56 lg:h-64"
        />
      }
    >
      <div className="lg:pt-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h3 className="text-24 wide leading-tight md:text-30">{name}</h3>
          {isSample && <Badge tone="sample">{sample.tag}</Badge>}
        </div>
        <p className="mt-1 text-ink-2">{role}</p>
        <div className="measure mt-5 flex flex-col gap-4 md:text-17">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {isSample && <p className="mt-6 text-14 text-ink-2">{sample.explanation}</p>}
      </div>
    </SplitSection>
  )
}
