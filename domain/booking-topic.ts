import { slugOf } from '#content/booking-link.ts'
import { bookingTopics } from '#content/en/booking-topics.ts'
import { pricing } from '#content/en/pricing.ts'
import { ownServicePages } from '#content/en/service-pages.ts'
import { fill } from '#content/fill.ts'
import { paths } from '#content/paths.ts'
import type { Section } from '#content/types/service-page.ts'

/** What a visitor wants to see at a demo, known from the button they pressed. */
export interface BookingTopic {
  /** What the form sends: `ai-voice-agents/professional`. */
  id: string
  /** “Professional plan, AI voice agents” */
  label: string
  /** The nearest line of the form's list of services. */
  service: string
}

/** The topic by its id; none for anything that we do not sell. */
export function bookingTopic(id: unknown): BookingTopic | undefined {
  return typeof id === 'string' ? topics.get(id) : undefined
}

/** The topic of an address such as `/contact?service=ai-voice-agents&plan=professional`; an unknown plan leaves the service. */
export function bookingTopicOf(search: URLSearchParams): BookingTopic | undefined {
  const service = search.get('service')
  return bookingTopic(`${service}/${search.get('plan')}`) ?? bookingTopic(service)
}

const topics: ReadonlyMap<string, BookingTopic> = new Map(
  Object.entries(bookingTopics.services).flatMap(([service, { name, choice }]) =>
    [
      { id: service, label: sentenceCase(name), service: choice },
      ...planNamesOf(service).map((plan) => ({
        id: `${service}/${slugOf(plan)}`,
        label: fill(bookingTopics.plan, { plan, service: name }),
        service: choice,
      })),
    ].map((topic): [string, BookingTopic] => [topic.id, topic]),
  ),
)

/** The plans of a service page or of a table on the pricing page. */
function planNamesOf(service: string): string[] {
  const page = ownServicePages.find((each) => paths[each.page] === `${paths.services}/${service}`)
  const usage = pricing.regions.flatMap(({ tables }) => tables).find(({ id }) => id === service)
  const fixed = pricing.fixed.tables.find(({ id }) => id === service)
  const plans = [...(usage?.tiers ?? []), ...(fixed?.plans ?? [])].map(({ name }) => name)
  return [...plans, ...(page?.sections ?? []).flatMap(planNamesIn)]
}

function planNamesIn(section: Section): string[] {
  if (section.kind === 'plans') return section.items.map(({ name }) => name)
  if (section.kind === 'offerings') return [...section.items, section.bundle].map(({ title }) => title)
  return []
}

function sentenceCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
