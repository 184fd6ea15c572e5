import { Choices } from '#app/features/service-page/pictures/choices.tsx'
import { ServicePage } from '#app/features/service-page/service-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { serviceLabels } from '#content/en/service-labels.ts'
import {
  websiteChatbots,
  websiteChatbotsHead,
  websiteChatbotsPicture,
} from '#content/en/services/website-chatbots.ts'
import type { Route } from './+types/website-chatbots'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('websiteChatbots', websiteChatbotsHead, matches[0].loaderData.publicUrl)

export default function WebsiteChatbots() {
  return (
    <ServicePage
      words={websiteChatbots}
      labels={serviceLabels}
      picture={<Choices words={websiteChatbotsPicture} />}
      looks={{ features: 'beside' }}
    />
  )
}
