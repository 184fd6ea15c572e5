import { slugOf } from '#content/booking-link.ts'
import { fill } from '#content/fill.ts'
import { paths } from '#content/paths.ts'
import { offeringsIn, type Section } from '#content/service-page.ts'
import type { Words } from '#content/words.ts'
import { noteOf } from './price-answer.ts'
import { choiceIn } from './price-finder.ts'

/** What a visitor wants to see at a demo, known from the button they pressed. */
export interface BookingTopic {
  /** What the form sends: `ai-voice-agents/professional`. */
  id: string
  /** “Professional plan, AI voice agents” */
  label: string
  /** Its line in the form's list of services, if it has one. */
  service: string | undefined
  /** What the visitor answered to the price finder, as the form's message says it. */
  note?: string
}

type TopicWords = Pick<Words, 'bookingTopics' | 'pricing' | 'servicePages' | 'priceFinder'>

/** The topic by its id; none for anything that we do not sell. */
export function bookingTopic(id: unknown, words: TopicWords): BookingTopic | undefined {
  return topicsIn(words).find((topic) => topic.id === id)
}

/** The topic of an address such as `/contact?service=ai-voice-agents&plan=professional`; an unknown plan leaves the service. Or by its id, as `about`. */
export function bookingTopicOf(search: URLSearchParams, words: TopicWords): BookingTopic | undefined {
  const service = search.get('service')
  const topic =
    service === null
      ? bookingTopic(search.get('about'), words)
      : (bookingTopic(`${service}/${search.get('plan')}`, words) ?? bookingTopic(service, words))
  const choice = choiceIn(search)
  return topic && choice ? { ...topic, note: noteOf(choice, words.priceFinder) } : topic
}

function topicsIn(words: TopicWords): BookingTopic[] {
  const { plan: template, services } = words.bookingTopics
  return Object.entries(services).flatMap(([service, { name, choice }]) => [
    { id: service, label: sentenceCase(name), service: choice },
    ...planNamesOf(service, words).map((plan) => ({
      id: `${service}/${slugOf(plan)}`,
      label: fill(template, { plan, service: name }),
      service: choice,
    })),
  ])
}

/** The plans of a service page or of a table on the pricing page. */
function planNamesOf(service: string, { pricing, servicePages }: TopicWords): string[] {
  const page = Object.values(servicePages).find((each) => paths[each.page] === `${paths.services}/${service}`)
  const usage = pricing.regions.flatMap(({ tables }) => tables).find(({ id }) => id === service)
  const fixed = pricing.fixed.tables.find(({ id }) => id === service)
  const plans = [...(usage?.tiers ?? []), ...(fixed?.plans ?? [])].map(({ name }) => name)
  return [...plans, ...(page?.sections ?? []).flatMap(planNamesIn)]
}

function planNamesIn(section: Section): string[] {
  if (section.kind === 'plans') return section.items.map(({ name }) => name)
  if (section.kind === 'offerings') return offeringsIn(section).map(({ name }) => name)
  return []
}

function sentenceCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
