import type { Database } from '#server/db/database.ts'
import type { Env } from '#server/env.ts'
import { describeError, type Log } from '#server/log.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { type Books, createBooks } from './books.ts'
import { createPayments, type Payments, type ProviderSetup } from './payments.ts'
import { createRazorpay } from './razorpay.ts'
import { recallPayments } from './recall.ts'
import { hexHmac } from './signature.ts'
import { createTestProvider, type TestProvider } from './test-provider.ts'

/** Taking payments: for real, in play, or not at all. The books can be read in any case. */
export type PaymentService =
  | (Payments & { kind: 'razorpay'; checkoutUrl: string; apiUrl: string })
  | (Payments & { kind: 'test'; checkoutUrl: string; testProvider: TestProvider })
  | (Books & { kind: 'off' })

interface OpenParts {
  env: Env
  sessionSecret: string
  database: Database
  mailer: Mailer
  log: Log
}

/** Where the script of the test checkout is served, on our own origin. */
export const testCheckoutScript = '/test-checkout/checkout.js'

export function openPayments({ env, sessionSecret, ...parts }: OpenParts): PaymentService {
  const settings = env.payments
  if (settings.kind === 'off') return { ...createBooks(parts.database), kind: 'off' }
  const common = { ...parts, team: env.mail.team, publicUrl: env.publicUrl }
  if (settings.kind === 'razorpay') {
    const setup: ProviderSetup = { ...settings, provider: createRazorpay(settings) }
    const payments = createPayments({ ...common, setup })
    return { ...payments, kind: 'razorpay', checkoutUrl: settings.checkoutUrl, apiUrl: settings.apiUrl }
  }
  const keySecret = hexHmac('test checkout key', sessionSecret)
  const webhookSecret = hexHmac('test checkout webhook', sessionSecret)
  const testProvider = createTestProvider({
    secrets: { key: keySecret, webhook: webhookSecret },
    deliver: (body, signature, eventId) =>
      payments.receiveWebhook(Buffer.from(body), signature, eventId).then(
        () => {},
        (error) => parts.log('error', 'test-webhook', describeError(error)),
      ),
    recall: (subject) => recallPayments(parts.database, subject),
  })
  const payments: Payments = createPayments({
    ...common,
    setup: {
      kind: 'test',
      provider: testProvider,
      keyId: 'rzp_test_ours',
      keySecret,
      webhookSecrets: [webhookSecret],
    },
  })
  return { ...payments, kind: 'test', checkoutUrl: testCheckoutScript, testProvider }
}
