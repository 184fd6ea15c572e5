import { PortfolioPage } from '#app/features/portfolio/portfolio-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { portfolio, portfolioHead } from '#content/en/portfolio.ts'
import { sample } from '#content/en/sample.ts'
import type { Route } from './+types/portfolio'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('portfolio', portfolioHead, matches[0].loaderData.publicUrl)

export default function Portfolio() {
  return <PortfolioPage words={portfolio} sample={sample} />
}
