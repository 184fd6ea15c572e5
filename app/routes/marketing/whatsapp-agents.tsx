import { EveningOfMessages } from '#app/features/service-page/pictures/evening-of-messages.tsx'
import { ServicePage } from '#app/features/service-page/service-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { serviceLabels } from '#content/en/service-labels.ts'
import {
  whatsappAgents,
  whatsappAgentsHead,
  whatsappAgentsPicture,
} from '#content/en/services/whatsapp-agents.ts'
import type { Route } from './+types/whatsapp-agents'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('whatsappAgents', whatsappAgentsHead, matches[0].loaderData.publicUrl)

export default function WhatsappAgents() {
  return (
    <ServicePage
      words={whatsappAgents}
      labels={serviceLabels}
      picture={<EveningOfMessages words={whatsappAgentsPicture} />}
      looks={{ benefits: 'beside' }}
    />
  )
}
