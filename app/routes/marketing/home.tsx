import { HomePage } from '#app/features/home/home-page.tsx'
import { FeaturedTestimonials } from '#app/features/testimonials/featured-testimonials.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import { home, homeHead } from '#content/en/home.ts'
import { testimonialCard, testimonialCarousel } from '#content/en/testimonial-cards.ts'
import { initialsOf } from '#domain/testimonial-text.ts'
import type { Route } from './+types/home'

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(requestScope)
  const found = await services.testimonials.listPublic({ featured: true }, { limit: 12, offset: 0 })
  const featured = found.ok ? found.value : []
  return { featured: featured.map((each) => ({ ...each, initials: initialsOf(each.name) })) }
}

/** On the way here from another page the page comes at once, and the testimonials a moment later. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return { featured: serverLoader().then(({ featured }) => featured) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('home', homeHead, matches[0].loaderData.publicUrl)

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <HomePage
      words={home}
      testimonials={
        <FeaturedTestimonials
          words={home.testimonials}
          cardWords={testimonialCard}
          carouselWords={testimonialCarousel}
          featured={loaderData.featured}
        />
      }
    />
  )
}
