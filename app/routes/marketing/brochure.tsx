import { BrochurePage } from '#app/features/brochure/brochure-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { brochure, brochureHead } from '#content/en/brochure.ts'
import type { Route } from './+types/brochure'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('brochure', brochureHead, matches[0].loaderData.publicUrl)

export default function Brochure() {
  return <BrochurePage words={brochure} />
}
