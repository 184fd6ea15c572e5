import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { accessibility, accessibilityHead } from '#content/en/accessibility.ts'
import type { Route } from './+types/accessibility'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('accessibility', accessibilityHead, matches[0].loaderData.publicUrl)

export default function Accessibility() {
  return <LegalPage words={accessibility} />
}
