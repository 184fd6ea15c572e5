import { describe, expect, test } from 'vitest'
import { schedulerLink } from '#content/booking-link.ts'
import { bookingTopics } from '#content/en/booking-topics.ts'
import { pricing } from '#content/en/pricing.ts'
import { ownServicePages } from '#content/en/service-pages.ts'
import { bookableServices } from './booking-times.ts'
import { bookingTopic, bookingTopicOf } from './booking-topic.ts'

describe('what a demo is about', () => {
  test('is told by the service and the plan in the address', () => {
    const topic = bookingTopicOf(new URLSearchParams('service=ai-voice-agents&plan=professional'))
    expect(topic).toEqual({
      id: 'ai-voice-agents/professional',
      label: 'Professional plan, AI voice agents',
      service: 'Voice AI Solutions',
    })
  })

  test('is the service alone when the plan is not one of ours', () => {
    expect(bookingTopicOf(new URLSearchParams('service=ai-voice-agents&plan=free'))?.label).toBe(
      'AI voice agents',
    )
  })

  test.each(['', 'service=__proto__', 'service=constructor&plan=name', 'service=You+have+won', 'plan=pro'])(
    'is nothing that we do not sell: %s',
    (search) => {
      expect(bookingTopicOf(new URLSearchParams(search))).toBeUndefined()
    },
  )

  test.each([undefined, 7, ['ai-voice-agents'], { service: 'x' }])('is read from text only, not %s', (id) => {
    expect(bookingTopic(id)).toBeUndefined()
  })

  test('every button of a plan names that plan, and the list of the form has its service', () => {
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
      expect(bookingTopicOf(searchParams)?.label, action.href).toContain(`${name} plan, `)
    }
    for (const { choice } of Object.values(bookingTopics.services)) expect(bookableServices).toContain(choice)
  })

  test('every address that the content makes for the form is of a topic we know', () => {
    const services = JSON.stringify([ownServicePages, pricing]).matchAll(/\/contact\?(service=[^"#]+)#book/g)
    for (const [, search] of services)
      expect(bookingTopicOf(new URLSearchParams(search)), search).toBeDefined()
    expect(schedulerLink()).toBe('/contact#book')
  })
})
