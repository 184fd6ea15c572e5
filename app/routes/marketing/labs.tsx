import { LabsPage } from '#app/features/labs/labs-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { labs, labsHead } from '#content/en/labs.ts'
import type { Route } from './+types/labs'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('labs', labsHead, matches[0].loaderData.publicUrl)

export default function Labs() {
  return <LabsPage words={labs} />
}
