import { describe, expect, test } from 'vitest'
import { wordsIn } from '#content/words.ts'
import { bookableServices } from './booking-times.ts'
import { bookingTopic, bookingTopicOf } from './booking-topic.ts'

const words = wordsIn('en')
const { bookingTopics, pricing } = words
const ownServicePages = [...new Set(Object.values(words.servicePages))]

describe('what a demo is about', () => {
  test('is told by the service and the plan in the address', () => {
    const topic = bookingTopicOf(new URLSearchParams('service=ai-voice-agents&plan=professional'), words)
    expect(topic).toEqual({
      id: 'ai-voice-agents/professional',
      label: 'Professional plan, AI voice agents',
      service: 'Voice AI Solutions',
    })
  })

  test('is the service alone when the plan is not one of ours', () => {
    expect(bookingTopicOf(new URLSearchParams('service=ai-voice-agents&plan=free'), words)?.label).toBe(
      'AI voice agents',
    )
  })

  test.each([
    'business-dashboards',
    'web-app-setup',
    'automation-workflows',
    'custom-ai-agent',
    'tutorconnect',
  ])('chooses none of the form’s services for whoever comes from %s, which is not among them', (service) => {
    expect(bookingTopicOf(new URLSearchParams({ service, plan: 'professional' }), words)).toMatchObject({
      service: undefined,
    })
  })

  test.each(['', 'service=__proto__', 'service=constructor&plan=name', 'service=You+have+won', 'plan=pro'])(
    'is nothing that we do not sell: %s',
    (search) => {
      expect(bookingTopicOf(new URLSearchParams(search), words)).toBeUndefined()
    },
  )

  test.each([undefined, 7, ['ai-voice-agents'], { service: 'x' }])('is read from text only, not %s', (id) => {
    expect(bookingTopic(id, words)).toBeUndefined()
  })

  test('every button of a plan names that plan, and what it chooses is in the form’s list', () => {
    const plans = [
      ...ownServicePages.flatMap(({ sections }) =>
        sections.flatMap((section) => (section.kind === 'plans' ? section.items : [])),
      ),
      ...pricing.regions.flatMap(({ tables }) => tables.flatMap(({ tiers }) => tiers)),
      ...pricing.fixed.tables.flatMap((table) => table.plans),
    ]
    expect(plans.length).toBeGreaterThan(30)
    for (const { name, action } of plans.filter((plan) => !plan.action.href.endsWith('#quote'))) {
      const { pathname, searchParams, hash } = new URL(action.href, 'http://localhost')
      expect(`${pathname}${hash}`, name).toBe('/contact#book')
      expect(bookingTopicOf(searchParams, words)?.label, action.href).toContain(`${name} plan, `)
    }
    for (const { choice } of Object.values(bookingTopics.services))
      expect([undefined, ...bookableServices]).toContain(choice)
  })

  test('every address that the content makes for the form is of a topic we know', () => {
    const services = JSON.stringify([ownServicePages, pricing]).matchAll(/\/contact\?(service=[^"#]+)#book/g)
    for (const [, search] of services)
      expect(bookingTopicOf(new URLSearchParams(search), words), search).toBeDefined()
  })
})
