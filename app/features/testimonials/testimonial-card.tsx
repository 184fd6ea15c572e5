import type { ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import { shortened, shownMaxLength } from '#domain/testimonial-text.ts'

export interface ShownTestimonial {
  id: string
  name: string
  role: string | null
  company: string | null
  content: string
  rating: number
  photoUrl: string | null
  /** Stand where there is no photo. */
  initials: string
  sample: boolean
  verifiedClient: boolean
}

interface TestimonialCardProps {
  words: Words['testimonialCard']
  testimonial: ShownTestimonial
  /** All of it, or only its beginning with a way to open the rest. */
  isFull?: boolean
  /** Between the words and who said them. */
  children?: ReactNode
}

export function TestimonialCard({ words, testimonial, isFull = false, children }: TestimonialCardProps) {
  const { name, role, company, content, rating, sample, verifiedClient } = testimonial
  const place = [role, company].filter(Boolean).join(', ')
  return (
    <figure className="flex h-full flex-col rounded-card border border-line bg-paper p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Stars rating={rating} label={fill(words.rating, { rating: String(rating) })} />
        <span className="flex flex-wrap gap-2">
          {verifiedClient && <Badge>{words.verified}</Badge>}
          {sample && <Badge tone="sample">{words.sampleTag}</Badge>}
        </span>
      </div>
      <blockquote className="typed mt-4 grow text-17 leading-relaxed whitespace-pre-line wrap-anywhere">
        {isFull ? content : <Beginning content={content} more={words.more} />}
      </blockquote>
      {children}
      <figcaption className="mt-5 flex items-center gap-3">
        <Portrait {...testimonial} />
        <span className="min-w-0">
          <span className="typed block font-[600] wrap-anywhere">{name}</span>
          {place && <span className="typed block text-16 text-ink-2 wrap-anywhere">{place}</span>}
        </span>
      </figcaption>
    </figure>
  )
}

/** The platform's disclosure: the beginning gives way to the whole, with or without script. */
function Beginning({ content, more }: { content: string; more: string }) {
  if ([...content].length <= shownMaxLength) return content
  return (
    <details className="group">
      <summary className="list-none [&::-webkit-details-marker]:hidden">
        <span className="group-open:hidden">{shortened(content)} </span>
        <span className="thread-link text-16 group-open:hidden">{more}</span>
      </summary>
      {content}
    </details>
  )
}

/** A photo where there is one, else the initials, in a place of the same size. */
function Portrait({ name, photoUrl, initials }: ShownTestimonial) {
  return (
    <span
      aria-hidden={!photoUrl}
      className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-full bg-indigo font-[600] text-paper"
    >
      {photoUrl ? (
        <img
          src={photoUrl}
          alt={name}
          width={48}
          height={48}
          loading="lazy"
          className="size-full object-cover"
        />
      ) : (
        initials
      )}
    </span>
  )
}
