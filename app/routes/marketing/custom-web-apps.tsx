import { Register } from '#app/features/service-page/pictures/register.tsx'
import { ServicePage } from '#app/features/service-page/service-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { serviceLabels } from '#content/en/service-labels.ts'
import { customWebAppsHead, webApp, webAppPicture } from '#content/en/services/web-app.ts'
import type { Route } from './+types/custom-web-apps'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('customWebApps', customWebAppsHead, matches[0].loaderData.publicUrl)

/** The footer’s address for the web-app page; its head names the other as the original. */
export default function CustomWebApps() {
  return (
    <ServicePage
      words={webApp}
      labels={serviceLabels}
      picture={<Register words={webAppPicture} />}
      looks={{ solutions: 'swatches' }}
    />
  )
}
