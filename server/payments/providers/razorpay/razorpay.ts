import type { PaymentProvider, ProviderDefinition } from '../provider.ts'
import { createRazorpayApi, credentialsOf } from './api.ts'
import { checkoutOptions, hostedCheckout } from './checkout.ts'
import { type RazorpaySettings, razorpaySettings, usualScript } from './settings.ts'
import { createSignedMessages } from './signed-messages.ts'

export const razorpay: ProviderDefinition = {
  openedBy: 'RAZORPAY_KEY_ID',
  webhookPath: '/webhooks/razorpay',
  settings: razorpaySettings.transform(
    (settings) =>
      settings && {
        secrets: [settings.keySecret, ...settings.webhookSecrets, credentialsOf(settings)],
        open: ({ publicUrl }) => createRazorpay(settings, publicUrl),
      },
  ),
}

function createRazorpay(settings: RazorpaySettings, publicUrl: string): PaymentProvider {
  return {
    currencies: ['INR'],
    contentSources: contentSources(settings),
    ...createRazorpayApi(settings),
    ...createSignedMessages(settings),
    checkoutFor(order) {
      const options = checkoutOptions(order, settings.keyId, publicUrl)
      return {
        orderId: order.providerOrderId,
        options,
        scriptUrl: settings.checkoutUrl,
        brand: 'Razorpay',
        hosted: hostedCheckout(order, options, settings.apiUrl, publicUrl),
      }
    },
  }
}

const cdn = 'https://cdn.razorpay.com'

function contentSources({ checkoutUrl, apiUrl }: RazorpaySettings): Record<string, string[]> {
  const [script, api] = [new URL(checkoutUrl).origin, new URL(apiUrl).origin]
  const isUsual = checkoutUrl === usualScript
  return {
    'script-src': isUsual ? [script, cdn] : [script],
    'frame-src': [api, script],
    // Without script the form goes to the provider's own page.
    'form-action': [api],
    ...(isUsual && {
      'img-src': [cdn],
      'connect-src': ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'],
    }),
  }
}
