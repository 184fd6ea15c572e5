import { expect, test } from 'vitest'
import { razorpaySettings } from './settings.ts'

const keys = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 'a', RAZORPAY_WEBHOOK_SECRET: 'b' }

test('Razorpay is set up by its keys, and believes the secret before the last change too', () => {
  expect(razorpaySettings.parse({})).toBe(undefined)
  expect(razorpaySettings.parse(keys)).toEqual({
    keyId: 'rzp_live_1',
    keySecret: 'a',
    webhookSecrets: ['b'],
    apiUrl: 'https://api.razorpay.com/v1',
    checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
  })
  expect(
    razorpaySettings.parse({
      ...keys,
      RAZORPAY_WEBHOOK_SECRET_OLD: 'c',
      RAZORPAY_URL: 'http://127.0.0.1:9/v1/',
      RAZORPAY_CHECKOUT_URL: 'http://127.0.0.1:9/checkout.js',
    }),
  ).toMatchObject({
    webhookSecrets: ['b', 'c'],
    apiUrl: 'http://127.0.0.1:9/v1',
    checkoutUrl: 'http://127.0.0.1:9/checkout.js',
  })
})
