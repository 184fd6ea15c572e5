import { expect, test } from 'vitest'
import { siteFields, withValueAt } from '../site-fields.ts'
import { wordsIn } from '../words.ts'
import { type Catalogue, shipped } from './catalogue.ts'

function without(...fields: string[]): Catalogue {
  return fields.reduce<Catalogue>(
    (facts, field) => withValueAt(facts, siteFields.get(`onSale/${field}`)?.path ?? [], false),
    shipped,
  )
}

test('a plan that is off sale is in no table, and its neighbours are', () => {
  const { pricing, servicePages } = wordsIn('en', without('plans/website-chatbots/basic'))
  const [table] = pricing.fixed.tables
  expect(table?.plans.map(({ name }) => name)).toEqual(['Smart Bot', 'Enterprise Bot'])
  const onPage = servicePages['website-chatbots'].sections.find(({ kind }) => kind === 'plans')
  expect(JSON.stringify(onPage)).not.toContain('Basic Bot')
  expect(JSON.stringify(onPage)).toContain('Smart Bot')
})

test('a table without any plan on sale is not shown', () => {
  const { pricing, brochure } = wordsIn(
    'en',
    without(
      ...['basic-chatbot', 'advanced-chatbot', 'enterprise-solution'].map((id) => `plans/quick-start/${id}`),
      ...['basic', 'professional', 'enterprise'].map((id) => `plans/business-dashboards/${id}`),
      'plans/brochure-packages/starter',
    ),
  )
  expect(pricing.fixed.tables.map(({ id }) => id)).toEqual(['website-chatbots', 'custom-web-apps'])
  expect(pricing.fixed.heading).toBe('Website chatbots and web apps')
  expect(JSON.stringify(pricing.hero)).not.toContain('Quick Start')
  expect(brochure.document.packages.items.map(({ name }) => name)).toEqual(['Professional', 'Custom'])
})

test('a service that is off sale can be read about and not be bought', () => {
  const words = wordsIn('en', without('services/whatsapp-agents'))
  const page = words.servicePages['whatsapp-agents']
  expect(page.hero).toMatchObject({ badge: 'Not on sale at present' })
  expect(page.sections.length).toBeGreaterThan(1)
  expect(page.sections.filter(({ kind }) => kind === 'plans' || kind === 'price')).toEqual([])
  const links = [...page.hero.actions, ...page.closing.actions].map(({ href }) => href)
  expect(links.filter((href) => /book|quote|cal\./.test(href))).toEqual([])
  expect(page.head.description).not.toMatch(/₹|\$/)
  const { servicesMenu, footer } = words.frame
  expect(servicesMenu.services.map(({ label }) => label)).not.toContain('WhatsApp Agents')
  expect(footer.services.map(({ label }) => label)).toContain('WhatsApp Agents')
  expect(words.quote.formChoices).not.toContain('WhatsApp agent')
  expect(words.quote.notOnSale).toEqual(['WhatsApp agent'])
  expect(words.pricing.regions.map(({ tables }) => tables.map(({ id }) => id))).toEqual([
    ['ai-voice-agents-india'],
    ['ai-voice-agents-tanzania'],
  ])
  for (const listed of [words.servicesOverview, words.home.services, words.brochure.document.services])
    expect(JSON.stringify(listed)).not.toContain('WhatsApp Agents')
  expect(words.home.services.lead).toMatch(/^Five services/)
})

test('of a page with two services the other stays', () => {
  const { servicePages, servicesOverview } = wordsIn('en', without('services/test-automation'))
  const prices = servicePages['automation-workflows'].sections.filter(({ kind }) => kind === 'price')
  expect(prices).toMatchObject([{ from: { key: 'automation-workflows.start' } }])
  expect(servicesOverview.education.cards.map(({ title }) => title)).not.toContain(
    'Test and Result Automation',
  )
})
