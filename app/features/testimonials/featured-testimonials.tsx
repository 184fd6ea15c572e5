import { Suspense } from 'react'
import { Await } from 'react-router'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { SkeletonCards } from '#app/ui/skeleton.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import type { Words } from '#content/words.ts'
import { Carousel } from './carousel.tsx'
import type { ShownTestimonial } from './testimonial-card.tsx'

interface FeaturedTestimonialsProps {
  words: Words['home']['testimonials']
  cardWords: Words['testimonialCard']
  carouselWords: Words['testimonialCarousel']
  /** Still on its way, when the visitor came from another page. */
  featured: ShownTestimonial[] | Promise<ShownTestimonial[]>
}

/** Two skeletons while they are fetched, then the strip, or what to do when there is none. */
export function FeaturedTestimonials({
  words,
  cardWords,
  carouselWords,
  featured,
}: FeaturedTestimonialsProps) {
  const shown = (testimonials: ShownTestimonial[]) =>
    testimonials.length === 0 ? (
      <NoTestimonials words={words} />
    ) : (
      <Carousel words={carouselWords} cardWords={cardWords} testimonials={testimonials} />
    )
  return (
    <section aria-labelledby="testimonials" className="section">
      <div className="wrap">
        <SectionHeading id="testimonials" title={words.heading}>
          <SmartLink href={carouselWords.all.href} className="thread-link">
            {carouselWords.all.label}
          </SmartLink>
        </SectionHeading>
        {Array.isArray(featured) ? (
          shown(featured)
        ) : (
          <Suspense fallback={<Loading label={carouselWords.loading} />}>
            <Await resolve={featured} errorElement={<NoTestimonials words={words} />}>
              {shown}
            </Await>
          </Suspense>
        )}
      </div>
    </section>
  )
}

function NoTestimonials({ words }: { words: Words['home']['testimonials'] }) {
  return (
    <div className="mt-8 rounded-card border border-dashed border-ink-2/50 p-6 md:mt-12 md:p-10">
      <p className="text-17">{words.empty}</p>
      <p className="mt-1 text-ink-2">{words.next}</p>
      <SmartLink
        href={words.invite.href}
        className="thread-link mt-3 inline-flex min-h-11 items-center font-[600]"
      >
        {words.invite.label}
      </SmartLink>
    </div>
  )
}

function Loading({ label }: { label: string }) {
  return (
    <div className="mt-8 md:mt-12">
      <SkeletonCards count={2} label={label} />
    </div>
  )
}
