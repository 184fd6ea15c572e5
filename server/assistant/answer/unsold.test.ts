import { afterEach, expect, test } from 'vitest'
import { type Catalogue, price, publishCatalogue, shipped } from '#content/catalogue/catalogue.ts'
import { siteFields, withValueAt } from '#content/site-fields.ts'
import { answerFromContent } from '../built-in.ts'
import { readKnowledge } from '../knowledge.ts'
import { readQuestions } from '../understand/message.ts'

afterEach(() => publishCatalogue(shipped))

function takeOffSale(...fields: string[]): void {
  publishCatalogue(
    fields.reduce<Catalogue>(
      (facts, field) => withValueAt(facts, siteFields.get(`onSale/${field}`)?.path ?? [], false),
      shipped,
    ),
  )
}

function answer(question: string): string {
  const knowledge = readKnowledge()
  return answerFromContent(readQuestions(question, [], knowledge.classify), knowledge).text
}

test.each([
  ['What does the WhatsApp agent cost?', 'Not on sale at present: WhatsApp agents.'],
  ['WhatsApp agent Pro price', 'Not on sale at present: WhatsApp agents.'],
  ['What is a WhatsApp agent?', 'Not on sale at present: WhatsApp agents.'],
  ['Can the agent take orders on WhatsApp?', 'Not on sale at present: WhatsApp agents.'],
  ['voice agent or whatsapp agent, which is better?', 'Not on sale at present: WhatsApp agents.'],
  ['whatsapp agent kitne ka hai', 'Abhi sale mein nahin hai: WhatsApp agents.'],
  ['व्हाट्सएप एजेंट कितने का है?', 'अभी बिक्री में नहीं है: WhatsApp एजेंट।'],
  ['wakala wa WhatsApp bei gani?', 'Kwa sasa haiuzwi: Mawakala wa WhatsApp.'],
  ['I run a salon and get too many messages. What suits me?', 'Not on sale at present: WhatsApp agents.'],
])('a service that is off sale is said to be so: “%s”', (question, told) => {
  takeOffSale('services/whatsapp-agents')
  const text = answer(question)
  expect(text).toContain(told)
  for (const plan of ['starter', 'pro', 'smart-ai'] as const)
    expect(text).not.toContain(price(`whatsapp-agents.india.${plan}.monthly`))
})

test.each(['What are your prices?', 'what are prices in tanzania'])(
  'nobody is sold a service that is off sale: “%s”',
  (question) => {
    expect(answer(question)).toContain('WhatsApp agents')
    takeOffSale('services/whatsapp-agents')
    expect(answer(question)).not.toContain('WhatsApp agents')
  },
)

test('who has it is still helped', () => {
  takeOffSale('services/whatsapp-agents')
  expect(answer('My WhatsApp agent is broken')).toContain('I am sorry. That should not happen')
  expect(answer('I want to cancel the WhatsApp agent')).toContain('30 days notice')
})

test('a plan that is off sale is said to be so, and its neighbours are told', () => {
  takeOffSale('plans/website-chatbots/basic')
  for (const question of ['How much is the Basic Bot?', 'Total for the first year of Basic Bot?']) {
    const text = answer(question)
    expect(text).toContain('Not on sale at present: Basic Bot.')
    expect(text).toContain('Smart Bot')
    expect(text).not.toContain(price('website-chatbots.basic.setup'))
  }
  expect(answer('website chatbot prices')).not.toContain('Basic Bot')
  // Tanzania has one of the same name.
  expect(answer('How much is the Basic Bot in Tanzania?')).toContain(
    price('whatsapp-agents.tanzania.basic.setup'),
  )
  expect(answer('What is in the Basic plan of the dashboard?')).toContain('Business dashboards: Basic')
})
