import { Section } from '#app/ui/section.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import type { Words } from '#content/words.ts'
import { DownloadButtons } from './download-buttons.tsx'
import { FoldedBrochure } from './folded-brochure.tsx'

/** The downloads as a part of another page. */
export function BrochureSection({ words }: { words: Words['brochure'] }) {
  return (
    <Section id="brochure" title={words.section.heading} lead={words.section.text}>
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[1fr_27rem]">
        <div>
          <DownloadButtons words={words} look="outline" />
          <SmartLink
            href={words.section.read.href}
            className="thread-link mt-4 inline-flex min-h-11 items-center font-[600]"
          >
            {words.section.read.label}
          </SmartLink>
        </div>
        {/* Up beside the heading, where there is room for it. */}
        <div className="lg:-mt-40">
          <FoldedBrochure />
        </div>
      </div>
    </Section>
  )
}
