import { Quote } from '#app/ui/quote.tsx'
import { Textile } from '#app/ui/textile/textile.tsx'
import type { StaticTestimonial } from '#content/testimonial.ts'

interface TestimonialProps {
  testimonial: StaticTestimonial
  sampleTag: string
}

export function Testimonial({ testimonial, sampleTag }: TestimonialProps) {
  const { sample, ...quote } = testimonial
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_14rem] lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Quote {...quote} {...(sample && { sampleTag })} />
      <Textile title={testimonial.organisation} className="h-28 w-full rounded-card md:h-0 md:min-h-full" />
    </div>
  )
}
