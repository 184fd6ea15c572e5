import { ServicePage } from '#app/features/service-page/service-page.tsx'
import { ServiceCall } from '#app/features/try/call/service-call.tsx'
import { requestScope } from '#app/request-scope.ts'
import { pageHead } from '#app/seo/head.ts'
import { usualCalls, usualLanguages } from '#content/call-scene.ts'
import type { Route } from './+types/voice-agents'

const page = 'ai-voice-agents'

/** The service page with a call on it, whose code the others do not need. */
export function loader({ context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  const { played, calls, more } = words.tryCall
  const languages = usualLanguages(words.language)
  return {
    head: words.heads[page],
    words: words.servicePages[page],
    labels: words.serviceLabels,
    prices: { bridge: words.priceBridges[page], offers: words.pricing.offers.seeAll },
    call: { words: played, calls: usualCalls(calls, languages), languages, more },
  }
}

export const meta: Route.MetaFunction = ({ loaderData: { head }, matches }) =>
  pageHead(page, head, matches[0].loaderData)

export default function VoiceAgents({ loaderData: { words, labels, prices, call } }: Route.ComponentProps) {
  return <ServicePage words={words} labels={labels} prices={prices} call={<ServiceCall {...call} />} />
}
