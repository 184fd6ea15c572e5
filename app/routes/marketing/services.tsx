import { ServicesOverview } from '#app/features/services-overview/services-overview.tsx'
import { pageHead } from '#app/seo/head.ts'
import { servicesHead, servicesOverview } from '#content/en/services-overview.ts'
import type { Route } from './+types/services'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('services', servicesHead, matches[0].loaderData.publicUrl)

export default function Services() {
  return <ServicesOverview words={servicesOverview} />
}
