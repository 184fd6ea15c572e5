import { Link } from 'react-router'
import type { Words } from '#content/words.ts'
import type { VideoLink } from '#domain/video-link.ts'
import { type ShownTestimonial, TestimonialCard } from './testimonial-card.tsx'
import { TestimonialVideo } from './testimonial-video.tsx'

interface TestimonialListProps {
  words: Words['testimonials']
  /** Where this page is; the choice of service is part of the address. */
  address: string
  /** Those that anyone has written about. */
  services: { service: string; label: string }[]
  chosen: string | undefined
  /** Of whoever was asked to write, and looks around first. */
  invitation: string | undefined
  /** Why there is nothing to show, when it is not that nobody has written. */
  failure: string | undefined
  testimonials: (ShownTestimonial & { video: VideoLink | undefined })[]
}

const choice =
  'inline-flex min-h-11 items-center rounded-full border px-4 text-16 hover:bg-paper-2 aria-[current]:border-indigo aria-[current]:font-[600] aria-[current]:text-indigo border-line'

/** All that may be shown, whole, by service. */
export function TestimonialList({
  words,
  address,
  services,
  chosen,
  invitation,
  failure,
  testimonials,
}: TestimonialListProps) {
  const { list, card, video } = words
  const addressFor = (asked: { service?: string }) => {
    const search = new URLSearchParams({ ...asked, ...(invitation && { invitation }) })
    return search.size > 0 ? `${address}?${search}` : address
  }
  return (
    <>
      {services.length > 1 && (
        <nav aria-label={list.filterLabel} className="mb-8 flex flex-wrap gap-2">
          <Choice label={list.all} to={addressFor({})} isChosen={!chosen} />
          {services.map(({ service, label }) => (
            <Choice key={service} label={label} to={addressFor({ service })} isChosen={chosen === service} />
          ))}
        </nav>
      )}
      {testimonials.length === 0 ? (
        <div className="rounded-card border border-dashed border-ink-2/50 p-6 md:p-10">
          <p className="text-17">{failure ?? (chosen ? list.emptyService : list.empty)}</p>
          <p className="mt-1 text-ink-2">{list.next}</p>
        </div>
      ) : (
        <ul className="grid gap-5 md:grid-cols-2">
          {testimonials.map((testimonial) => (
            <li key={testimonial.id}>
              <TestimonialCard words={card} testimonial={testimonial} isFull>
                {testimonial.video && (
                  <div className="mt-5">
                    <TestimonialVideo words={video} name={testimonial.name} video={testimonial.video} />
                  </div>
                )}
              </TestimonialCard>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Choice({ label, to, isChosen }: { label: string; to: string; isChosen: boolean }) {
  return (
    <Link to={to} preventScrollReset aria-current={isChosen ? 'true' : undefined} className={choice}>
      {label}
    </Link>
  )
}
