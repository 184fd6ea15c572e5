import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { catalogue, publishCatalogue, shipped } from '#content/catalogue/catalogue.ts'
import { siteValues } from '#server/db/schema/site-changes.ts'
import { onBothEngines } from '../../tests/engines.ts'
import { runContentCommand } from './content-commands.ts'
import { openPublishedSite } from './published-site.ts'
import { openSiteFacts } from './site-facts.ts'
import { createSiteTexts } from './site-texts.ts'

const owner = 'owner@sutradhar.example'
const key = 'website-chatbots.basic.setup'
const field = `prices/${key}`
const rupees = (amount: number) => ({ currency: 'INR' as const, minor: amount * 100 })

afterEach(() => publishCatalogue(shipped))

onBothEngines('what the owner changed, at the command line', (open) => {
  async function changed() {
    const database = await open()
    const site = await openPublishedSite(database, () => {})
    const facts = openSiteFacts(database, site)
    await facts.publish(owner, { [field]: rupees(9000), 'offers/launch/isOn': false }, 0)
    const texts = createSiteTexts(database, site)
    const ref = { kind: 'question', language: 'en', id: 'how-long' } as const
    const content = { group: 'getting-started', question: 'How long?', answer: 'A week.' }
    await texts.show(owner, ref, content, 0)
    await texts.save(owner, { ...ref, language: 'sw' }, { question: 'Muda gani?', answer: 'Wiki moja.' }, 0)
    return { database, site, facts, content: { siteFacts: facts, siteTexts: texts } }
  }

  test('is told against the code, with what both changed', async () => {
    const { database, site, content } = await changed()
    const then = (value: ReturnType<typeof rupees>) =>
      database.db.update(siteValues).set({ shipped: value }).where(eq(siteValues.field, field))
    await then(rupees(7500))
    const told = {
      did: 'listed',
      facts: expect.arrayContaining([
        { field, value: rupees(9000), shipped: shipped.prices[key], shippedThen: rupees(7500) },
        { field: 'offers/launch/isOn', value: false, shipped: true },
      ]),
      texts: [
        {
          name: 'texts/en/question/how-long',
          kind: 'question',
          content: expect.objectContaining({ answer: 'A week.' }),
          isShown: true,
        },
        {
          name: 'texts/sw/question/how-long',
          kind: 'question',
          content: { question: 'Muda gani?', answer: 'Wiki moja.' },
          isShown: false,
        },
      ],
    }
    expect(await runContentCommand(content, { kind: 'list' })).toEqual(told)
    site.close()
  })

  test('is taken back, one or all, and the history can undo it', async () => {
    const { site, facts, content } = await changed()
    expect(await runContentCommand(content, { kind: 'reset', name: field })).toEqual({ did: 'reset' })
    expect(catalogue.prices[key]).toEqual(shipped.prices[key])
    expect(catalogue.offers.launch.isOn).toBe(false)
    expect(await runContentCommand(content, { kind: 'reset', name: 'prices/none' })).toEqual({
      did: 'nothing',
    })
    expect(await runContentCommand(content, { kind: 'reset' })).toEqual({ did: 'reset' })
    expect(site.isShipped()).toBe(true)
    expect(await runContentCommand(content, { kind: 'list' })).toEqual({
      did: 'listed',
      facts: [],
      texts: [],
    })
    await facts.undo(owner, 3)
    expect(catalogue.offers.launch.isOn).toBe(false)
    site.close()
  })
})
