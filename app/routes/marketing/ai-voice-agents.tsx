import { CallStrip } from '#app/features/service-page/pictures/call-strip.tsx'
import { ServicePage } from '#app/features/service-page/service-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { serviceLabels } from '#content/en/service-labels.ts'
import {
  aiVoiceAgents,
  aiVoiceAgentsHead,
  aiVoiceAgentsPicture,
} from '#content/en/services/ai-voice-agents.ts'
import type { Route } from './+types/ai-voice-agents'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('aiVoiceAgents', aiVoiceAgentsHead, matches[0].loaderData.publicUrl)

export default function AiVoiceAgents() {
  return (
    <ServicePage
      words={aiVoiceAgents}
      labels={serviceLabels}
      frieze={<CallStrip words={aiVoiceAgentsPicture} />}
      looks={{ differences: 'beside' }}
    />
  )
}
