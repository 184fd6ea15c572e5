import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { mails } from '#server/db/schema/mails.ts'
import { paymentEvents, paymentOrders } from '#server/db/schema/payments.ts'
import { freshEmbedded } from '../../tests/engines.ts'
import { aPaymentProvider } from '../../tests/payment-provider.ts'
import { type SiteProcess, startSite } from '../../tests/process.ts'

const running: SiteProcess[] = []
afterAll(() => {
  for (const { child } of running) child.kill('SIGKILL')
})

test('[M-07] a process killed between order and callback finds the payment by itself when it is back', async () => {
  const provider = await aPaymentProvider()
  const { dataDir } = await freshEmbedded()
  const start = async () => {
    const site = await startSite({ DATA_DIR: dataDir, ...provider.settings })
    running.push(site)
    return site
  }
  const first = await start()
  const response = await fetch(`http://127.0.0.1:${first.port}/api/payments/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ packageId: 'basic-chatbot', name: 'Meena', email: 'meena@school.example' }),
  })
  const { orderId } = (await response.json()) as { orderId: string }
  first.child.kill('SIGKILL')
  provider.pay(orderId)
  await first.stopped

  const second = await start()
  await expect.poll(() => second.output(), { timeout: 20_000 }).toContain('"payments-reconciled","asked":1')
  second.child.kill('SIGTERM')
  await second.stopped
  const database = await openDatabase({ dataDir })
  expect(await database.db.select().from(paymentOrders)).toMatchObject([
    { providerOrderId: orderId, state: 'captured', receiptNumber: expect.stringMatching(/^R-/) },
  ])
  expect(await database.db.select().from(paymentEvents)).toMatchObject([
    { source: 'reconcile', kind: 'payment-captured' },
  ])
  const kinds = (await database.db.select().from(mails)).map(({ kind }) => kind)
  expect(kinds.sort()).toEqual(['payment-receipt', 'payment-team'])
  await database.close()
  await provider.stop()
})
