import { HomePage } from '#app/features/home/home-page.tsx'
import { FeaturedTestimonials } from '#app/features/testimonials/featured-testimonials.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import { initialsOf } from '#domain/testimonial-text.ts'
import type { Services } from '#server/services.ts'
import type { Route } from './+types/home'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, words } = context.get(requestScope)
  const featured = featuredTestimonials(services)
  // Whoever comes from another page gets the page at once, and the testimonials a moment later.
  const isMove = new URL(request.url).pathname.endsWith('.data')
  return {
    head: words.heads.home,
    words: words.home,
    cardWords: words.testimonialCard,
    carouselWords: words.testimonialCarousel,
    featured: isMove ? featured : await featured,
  }
}

async function featuredTestimonials({ testimonials }: Services) {
  const found = await testimonials.listPublic({ featured: true }, { limit: 12, offset: 0 })
  const featured = found.ok ? found.value : []
  return featured.map((each) => ({ ...each, initials: initialsOf(each.name) }))
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('home', loaderData.head, matches[0].loaderData.site.publicUrl)

export default function Home({
  loaderData: { words, cardWords, carouselWords, featured },
}: Route.ComponentProps) {
  return (
    <HomePage
      words={words}
      testimonials={
        <FeaturedTestimonials
          words={words.testimonials}
          cardWords={cardWords}
          carouselWords={carouselWords}
          featured={featured}
        />
      }
    />
  )
}
