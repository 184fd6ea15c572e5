import { SheetToBars } from '#app/features/service-page/pictures/sheet-to-bars.tsx'
import { ServicePage } from '#app/features/service-page/service-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { serviceLabels } from '#content/en/service-labels.ts'
import {
  businessDashboards,
  businessDashboardsHead,
  businessDashboardsPicture,
} from '#content/en/services/business-dashboards.ts'
import type { Route } from './+types/business-dashboards'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('businessDashboards', businessDashboardsHead, matches[0].loaderData.publicUrl)

export default function BusinessDashboards() {
  return (
    <ServicePage
      words={businessDashboards}
      labels={serviceLabels}
      picture={<SheetToBars words={businessDashboardsPicture} />}
    />
  )
}
