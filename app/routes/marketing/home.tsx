import { data } from 'react-router'
import { HomePage } from '#app/features/home/home-page.tsx'
import { FeaturedTestimonials } from '#app/features/testimonials/featured-testimonials.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import type { Words } from '#content/words.ts'
import { converse, mineWords } from '#domain/mine/converse.ts'
import { type MineWords, trialIn } from '#domain/mine/mine.ts'
import { initialsOf } from '#domain/testimonial-text.ts'
import type { Services } from '#server/services.ts'
import { saidIn } from '#server/testimonials/samples.ts'
import type { Route } from './+types/home'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, words } = context.get(requestScope)
  const content = {
    head: words.heads.home,
    words: words.home,
    served: servedTrial(request, mineWords(words)),
    bridge: words.priceBridges.home,
    cardWords: words.testimonialCard,
    carouselWords: words.testimonialCarousel,
  }
  const finding = services.testimonials.listPublic({ featured: true }, { limit: 12, offset: 0 })
  // Whoever comes from another page gets the page at once, and the testimonials a moment later.
  const isMove = new URL(request.url).pathname.endsWith('.data')
  if (isMove) return { ...content, featured: finding.then((found) => cardsOf(found, words)) }
  const found = await finding
  // By its status a page that lacks them is known, and not kept for everyone.
  return data({ ...content, featured: cardsOf(found, words) }, { status: found.ok ? 200 : 503 })
}

/** The sample's conversation, or that of the business in the address, where there is no script. */
function servedTrial(request: Request, words: MineWords) {
  const trial = trialIn(new URL(request.url).searchParams, words)
  return { words, trial, turns: converse(words, trial) }
}

function cardsOf(found: Awaited<ReturnType<Services['testimonials']['listPublic']>>, words: Words) {
  const shown = found.ok ? found.value : []
  return shown.map((each) => ({ ...saidIn(words, each), initials: initialsOf(each.name) }))
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('home', loaderData.head, matches[0].loaderData)

export default function Home({
  loaderData: { words, served, bridge, cardWords, carouselWords, featured },
}: Route.ComponentProps) {
  return (
    <HomePage
      words={words}
      served={served}
      bridge={bridge}
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
