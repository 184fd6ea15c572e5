import { HomePage } from '#app/features/home/home-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { home, homeHead } from '#content/en/home.ts'
import type { Route } from './+types/home'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('home', homeHead, matches[0].loaderData.publicUrl)

export default function Home() {
  return <HomePage words={home} />
}
