import { Braid } from '#app/features/service-page/pictures/braid.tsx'
import { ServicePage } from '#app/features/service-page/service-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { serviceLabels } from '#content/en/service-labels.ts'
import {
  whatsappAutomation,
  whatsappAutomationHead,
  whatsappAutomationPicture,
} from '#content/en/services/whatsapp-automation.ts'
import type { Route } from './+types/whatsapp-automation'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('whatsappAutomation', whatsappAutomationHead, matches[0].loaderData.publicUrl)

export default function WhatsappAutomation() {
  return (
    <ServicePage
      words={whatsappAutomation}
      labels={serviceLabels}
      frieze={<Braid words={whatsappAutomationPicture} />}
    />
  )
}
