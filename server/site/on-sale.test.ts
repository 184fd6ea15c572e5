import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { publishCatalogue, shipped } from '#content/catalogue/catalogue.ts'
import { checkQuote } from '#domain/lead-checks.ts'
import { leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { paymentOrders } from '#server/db/schema/payments.ts'
import { proofOf } from '../../tests/payment-provider.ts'
import { buyer, onBothEngineShops } from '../../tests/payments.ts'
import { openPublishedSite } from './published-site.ts'
import { openSiteFacts } from './site-facts.ts'

const owner = 'owner@sutradhar.example'
afterEach(() => publishCatalogue(shipped))

onBothEngineShops('what the owner takes off sale', (open) => {
  test('a package is no longer sold; who has ordered it pays, and it keeps its name', async () => {
    const { shop, provider } = await open()
    const site = await openPublishedSite(shop.database, () => {})
    const facts = openSiteFacts(shop.database, site)
    const order = async () => {
      const answer = await shop.post('/api/payments/orders', buyer)
      return { status: answer.status, body: await answer.json() }
    }
    const before = await order()
    expect(before.status).toBe(201)
    const off = { 'onSale/plans/quick-start/advanced-chatbot': false }
    expect(await facts.publish(owner, off, 0)).toMatchObject({ outcome: 'published' })
    expect(await order()).toMatchObject({
      status: 422,
      body: { error: { code: 'not-on-sale', message: expect.stringContaining('not on sale at present') } },
    })
    expect(await shop.database.db.select().from(leads)).toHaveLength(1)

    const paid = await shop.post('/api/payments/verify', proofOf(provider.pay(before.body.orderId)))
    expect(paid.status).toBe(200)
    expect(await shop.database.db.select().from(paymentOrders)).toMatchObject([{ state: 'captured' }])
    const [receipt] = await shop.database.db.select().from(mails).where(eq(mails.kind, 'payment-receipt'))
    expect(receipt?.text).toContain('Advanced AI Chatbot')

    await facts.undo(owner, 1)
    expect((await order()).status).toBe(201)
    site.close()
  })

  test('no quote is asked for a service that is off sale, and for the others it is', async () => {
    const { shop } = await open()
    const site = await openPublishedSite(shop.database, () => {})
    const facts = openSiteFacts(shop.database, site)
    const quote = (service: string) => checkQuote({ name: 'Asha', email: 'asha@shop.example', service })
    expect(quote('WhatsApp agent').ok).toBe(true)
    await facts.publish(owner, { 'onSale/services/whatsapp-agents': false }, 0)
    expect(quote('WhatsApp agent')).toEqual({
      ok: false,
      problems: [{ field: 'service', problem: 'not-on-sale' }],
    })
    expect(quote('Website chatbot').ok).toBe(true)
    expect(quote('Something else').ok).toBe(true)
    site.close()
  })
})
