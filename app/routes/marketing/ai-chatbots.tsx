import { AnswerFromPage } from '#app/features/service-page/pictures/answer-from-page.tsx'
import { ServicePage } from '#app/features/service-page/service-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { serviceLabels } from '#content/en/service-labels.ts'
import { aiChatbots, aiChatbotsHead, aiChatbotsPicture } from '#content/en/services/ai-chatbots.ts'
import type { Route } from './+types/ai-chatbots'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('aiChatbots', aiChatbotsHead, matches[0].loaderData.publicUrl)

export default function AiChatbots() {
  return (
    <ServicePage
      words={aiChatbots}
      labels={serviceLabels}
      picture={<AnswerFromPage words={aiChatbotsPicture} />}
    />
  )
}
