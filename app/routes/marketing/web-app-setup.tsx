import { Register } from '#app/features/service-page/pictures/register.tsx'
import { ServicePage } from '#app/features/service-page/service-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { serviceLabels } from '#content/en/service-labels.ts'
import { webApp, webAppPicture, webAppSetupHead } from '#content/en/services/web-app.ts'
import type { Route } from './+types/web-app-setup'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('webAppSetup', webAppSetupHead, matches[0].loaderData.publicUrl)

export default function WebAppSetup() {
  return (
    <ServicePage
      words={webApp}
      labels={serviceLabels}
      picture={<Register words={webAppPicture} />}
      looks={{ solutions: 'swatches' }}
    />
  )
}
