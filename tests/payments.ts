import { randomBytes, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { afterEach } from 'vitest'
import { prices } from '#content/prices.ts'
import { paymentsApi, webhooksApi } from '#server/api/payments.ts'
import type { Database } from '#server/db/database.ts'
import { leads } from '#server/db/schema/leads.ts'
import { paymentOrders } from '#server/db/schema/payments.ts'
import type { Env } from '#server/env.ts'
import { openQueue } from '#server/jobs/queue.ts'
import { startMailer } from '#server/mail/mailer.ts'
import { openPayments, type Payments } from '#server/payments/payments.ts'
import type { RefundOutcome, RefundRequest } from '#server/payments/refunds.ts'
import type { Services } from '#server/services.ts'
import { onBothEngines } from './engines.ts'
import { aLead } from './factories.ts'
import {
  aPaymentProvider,
  type Delivery,
  type PaymentProviderServer,
  providerKeys,
} from './payment-provider.ts'
import { envOf } from './site.ts'

export interface Shop {
  payments: Payments
  database: Database
  post(address: string, body: object, headers?: Record<string, string>): Promise<Response>
  deliver(delivery: Delivery): Promise<Response>
  /** Orders of as many buyers straight into the database, as if the provider had given these ids. */
  haveOrders(count: number): Promise<{ id: string; amount: number; currency: string }[]>
  close(): Promise<void>
}

/** What a browser sends to buy a package. */
export const buyer = { packageId: 'advanced-chatbot', name: 'Meena Rawat', email: 'meena@school.example' }

/** The same tests on both engines, each with a shop and a stand-in of the payment provider that close after it. */
export function onBothEngineShops(
  name: string,
  tests: (open: OpenShop, engine: Database['engine']) => void,
): void {
  onBothEngines(name, (open, engine) => {
    const opened: { close(): Promise<void> }[] = []
    afterEach(async () => {
      for (const { close } of opened.splice(0).reverse()) await close()
    })
    tests(async (settings) => {
      const provider = await aPaymentProvider()
      opened.push({ close: provider.stop })
      const shop = await aShop(await open(), { ...provider.settings, ...settings })
      opened.push(shop)
      return { shop, provider }
    }, engine)
  })
}

type OpenShop = (
  settings?: Record<string, string>,
) => Promise<{ shop: Shop; provider: PaymentProviderServer }>

/** The addresses for payments, with the real service behind them, on a database of the test's own. */
export async function aShop(
  database: Database,
  settings: Record<string, string>,
  providersBefore: Env['payments'] = [],
): Promise<Shop> {
  const env = envOf({ RAZORPAY_URL: 'http://127.0.0.1:1/v1', ...keys, ...settings })
  env.payments.unshift(...providersBefore)
  const log = () => {}
  const queue = await openQueue(database, log)
  const mailer = await startMailer({
    database,
    queue,
    transport: undefined,
    simulatesDelivery: true,
    log,
  })
  const payments = openPayments({ env, sessionSecret: 'x'.repeat(32), database, mailer, log })
  const services = { payments, limits: { take: async () => 0 } } as unknown as Services
  const parts = { env, services, now: () => new Date() }
  const api = new Hono().route('/', paymentsApi(parts)).route('/', webhooksApi(parts))
  return {
    payments,
    database,
    post: async (address, body, headers = {}) =>
      api.request(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    deliver: async ({ body, headers }) =>
      api.request('/webhooks/razorpay', { method: 'POST', body, headers }),
    async haveOrders(count) {
      const buyers = Array.from({ length: count }, () => {
        const id = randomUUID()
        return aLead({ id, kind: 'purchase', email: `${id}@school.example` })
      })
      await database.db.insert(leads).values(buyers)
      const orders = buyers.map((buyer) => anOrder(buyer.id))
      await database.db.insert(paymentOrders).values(orders)
      return orders.map(({ providerOrderId, amount, currency }) => ({
        id: providerOrderId,
        amount,
        currency,
      }))
    },
    close: queue.stop,
  }
}

/** As the owner's form asks: with an id of its own, about the payment that it shows. */
export async function refundFrom(
  { payments }: Shop,
  orderId: string,
  amount: number,
  changes: Partial<RefundRequest> = {},
): Promise<RefundOutcome> {
  const suggested = await payments.suggestRefund(orderId, new Date())
  const paymentId = suggested?.paymentId ?? ''
  return payments.refund({
    id: randomUUID(),
    orderId,
    paymentId,
    amount,
    reason: 'Changed their mind',
    by: 'owner',
    ...changes,
  })
}

const keys = {
  RAZORPAY_KEY_ID: providerKeys.keyId,
  RAZORPAY_KEY_SECRET: providerKeys.keySecret,
  RAZORPAY_WEBHOOK_SECRET: providerKeys.webhookSecret,
}

/** An order that waits to be paid. */
function anOrder(leadId: string) {
  return {
    id: randomBytes(16).toString('base64url'),
    leadId,
    packageId: 'basic-chatbot',
    amount: prices['quick-start.basic-chatbot'].minor,
    currency: 'INR',
    reference: `test-${randomBytes(6).toString('hex')}`,
    provider: 'razorpay' as const,
    providerOrderId: `order_${randomBytes(7).toString('hex')}`,
  }
}
