import { BrochurePage } from '#app/features/brochure/brochure-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { brochure } from '#content/en/brochure.ts'
import type { Route } from './+types/brochure'

export const meta: Route.MetaFunction = ({ matches }) => pageHead('brochure', matches[0].loaderData.publicUrl)

export default function Brochure() {
  return <BrochurePage words={brochure} />
}
