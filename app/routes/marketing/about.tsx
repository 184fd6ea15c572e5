import { AboutPage } from '#app/features/about/about-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { about, aboutHead } from '#content/en/about.ts'
import { sample } from '#content/en/sample.ts'
import type { Route } from './+types/about'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('about', aboutHead, matches[0].loaderData.publicUrl)

export default function About() {
  return <AboutPage words={about} sample={sample} />
}
