import { OneAgent } from '#app/features/service-page/pictures/one-agent.tsx'
import { ServicePage } from '#app/features/service-page/service-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { serviceLabels } from '#content/en/service-labels.ts'
import {
  customAiAgent,
  customAiAgentHead,
  customAiAgentPicture,
} from '#content/en/services/custom-ai-agent.ts'
import type { Route } from './+types/custom-ai-agent'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('customAiAgent', customAiAgentHead, matches[0].loaderData.publicUrl)

export default function CustomAiAgent() {
  return (
    <ServicePage
      words={customAiAgent}
      labels={serviceLabels}
      picture={<OneAgent words={customAiAgentPicture} />}
      looks={{ inclusions: 'lines' }}
    />
  )
}
