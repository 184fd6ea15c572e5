import { AboutPage } from '#app/features/about/about-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import type { Route } from './+types/about'

export function loader({ context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  return {
    head: words.heads.about,
    words: words.about,
    bridge: words.priceBridges.about,
    sample: words.sample,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('about', loaderData.head, matches[0].loaderData)

export default function About({ loaderData: { words, bridge, sample } }: Route.ComponentProps) {
  return <AboutPage words={words} bridge={bridge} sample={sample} />
}
