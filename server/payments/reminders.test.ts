import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mails } from '#server/db/schema/mails.ts'
import { paymentOrders } from '#server/db/schema/payments.ts'
import { aWebhook, type PaymentProviderServer } from '../../tests/payment-provider.ts'
import { buyer, onBothEngineShops, type Shop } from '../../tests/payments.ts'

let provider: PaymentProviderServer
let shop: Shop

onBothEngineShops('reminders', (open, engine) => {
  const onOne = test.runIf(engine === 'postgres')
  const order = async (changes: object = {}) => {
    const response = await shop.post('/api/payments/orders', { ...buyer, ...changes })
    return (await response.json()) as { orderId: string; payUrl: string }
  }
  const age = (time: string) =>
    shop.database.db
      .update(paymentOrders)
      .set({ createdAt: sql`${paymentOrders.createdAt} - ${time}::interval` })
  const reminders = () => shop.database.db.select().from(mails).where(eq(mails.kind, 'payment-open'))

  test('whoever has not paid after half an hour is sent the link to pay, once', async () => {
    ;({ shop, provider } = await open())
    const { payUrl } = await order()
    await age('20 minutes')
    await shop.payments.reconcile(true)
    expect(await reminders()).toEqual([])
    await age('20 minutes')
    await Promise.all([shop.payments.reconcile(true), shop.payments.reconcile(true)])
    await shop.payments.reconcile(true)
    const [mail, ...others] = await reminders()
    expect(others).toEqual([])
    expect(mail?.recipient).toBe(buyer.email)
    expect(mail?.text).toContain(`http://localhost:3000${payUrl}`)
    expect(mail?.text).toContain('Nothing has been charged')
  })

  test('nobody is reminded who has paid, ordered anew, or paid another amount', async () => {
    ;({ shop, provider } = await open())
    const paid = await order({ email: 'paid@school.example' })
    provider.pay(paid.orderId)
    const odd = await order({ email: 'odd@school.example' })
    await shop.deliver(aWebhook('payment.captured', provider.pay(odd.orderId, { amount: 100 })))
    await order({ email: 'anew@school.example' })
    await age('40 minutes')
    await order({ email: 'anew@school.example', name: 'M. Rawat' })
    await shop.payments.reconcile(true)
    expect(await reminders()).toEqual([])
  })

  onOne('a mailbox is reminded once a day, however many orders name it, and not of old ones', async () => {
    ;({ shop, provider } = await open())
    for (const tag of ['', '+a', '+b']) await order({ email: `meena${tag}@school.example` })
    await age('40 minutes')
    await shop.payments.reconcile(true)
    expect(await reminders()).toHaveLength(1)
    await order({ email: 'late@school.example' })
    await age('25 hours')
    await shop.payments.reconcile(true)
    expect(await reminders()).toHaveLength(1)
  })

  onOne('while the provider does not answer nobody is asked to pay: perhaps they have', async () => {
    ;({ shop, provider } = await open())
    const { orderId } = await order()
    provider.pay(orderId)
    await age('40 minutes')
    provider.mood = 'down'
    await shop.payments.reconcile(true)
    expect(await reminders()).toEqual([])
  })
})
