import { PortfolioPage } from '#app/features/portfolio/portfolio-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import type { Route } from './+types/portfolio'

export function loader({ context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  return { head: words.heads.portfolio, words: words.portfolio, sample: words.sample }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead('portfolio', loaderData.head, matches[0].loaderData)

export default function Portfolio({ loaderData: { words, sample } }: Route.ComponentProps) {
  return <PortfolioPage words={words} sample={sample} />
}
