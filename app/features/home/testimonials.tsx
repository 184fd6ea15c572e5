import { SectionHeading } from '#app/ui/section-heading.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import type { HomeWords } from '#content/types/home.ts'

export function Testimonials({ words }: { words: HomeWords['testimonials'] }) {
  return (
    <section aria-labelledby="testimonials" className="section">
      <div className="wrap">
        <SectionHeading id="testimonials" title={words.heading} />
        <div className="mt-8 rounded-card border border-dashed border-ink-2/50 p-6 md:mt-12 md:p-10">
          <p className="text-lg">{words.empty}</p>
          <p className="mt-1 text-ink-2">{words.next}</p>
          <SmartLink
            href={words.invite.href}
            className="thread-link mt-3 inline-flex min-h-11 items-center font-[600]"
          >
            {words.invite.label}
          </SmartLink>
        </div>
      </div>
    </section>
  )
}
