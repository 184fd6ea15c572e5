import { useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { Words } from '#content/words.ts'
import { type ShownTestimonial, TestimonialCard } from './testimonial-card.tsx'

/** On a wide screen; a narrow one shows one, and is swiped. */
const mostInView = 2

interface CarouselProps {
  words: Words['testimonialCarousel']
  cardWords: Words['testimonialCard']
  testimonials: ShownTestimonial[]
}

/** A strip that can be swiped. The arrows go round: after the last comes the first. It never turns by itself. */
export function Carousel({ words, cardWords, testimonials }: CarouselProps) {
  const strip = useRef<HTMLUListElement>(null)

  function turn(direction: 1 | -1): void {
    const list = strip.current
    if (!list) return
    const end = list.scrollWidth - list.clientWidth
    const isAtEdge = direction === 1 ? list.scrollLeft >= end - 4 : list.scrollLeft <= 4
    const target = list.scrollLeft + direction * list.clientWidth
    list.scrollTo({ left: isAtEdge ? (direction === 1 ? 0 : end) : target })
  }

  return (
    <section aria-label={words.label} className="mt-8 md:mt-12">
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard too
        tabIndex={0}
        aria-label={words.label}
        className="flex snap-x snap-mandatory gap-5 overflow-x-auto pb-3 motion-safe:scroll-smooth"
      >
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} className="w-full shrink-0 snap-start md:w-[calc((100%-1.25rem)/2)]">
            <TestimonialCard words={cardWords} testimonial={testimonial} />
          </li>
        ))}
      </ul>
      {testimonials.length > mostInView && (
        <div className="needs-script mt-4 flex gap-2">
          <Arrow label={words.previous} onPress={() => turn(-1)} className="rotate-180" />
          <Arrow label={words.next} onPress={() => turn(1)} />
        </div>
      )}
    </section>
  )
}

interface ArrowProps {
  label: string
  className?: string
  onPress(): void
}

function Arrow({ label, className = '', onPress }: ArrowProps) {
  return (
    <button
      type="button"
      data-replay
      aria-label={label}
      onClick={onPress}
      className="grid size-12 place-items-center rounded-full border border-ink/70 hover:bg-paper-2"
    >
      <Icon name="arrow" className={`size-5 ${className}`} />
    </button>
  )
}
