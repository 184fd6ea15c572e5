import { FaqPage } from '#app/features/faq/faq-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { faq, faqHead } from '#content/en/faq.ts'
import type { Route } from './+types/faq'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('faq', faqHead, matches[0].loaderData.publicUrl)

export default function Faq() {
  return <FaqPage words={faq} />
}
