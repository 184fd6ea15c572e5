import { describe, expect, test } from 'vitest'
import { colours } from '#content/colours.ts'
import { company } from '#content/company.ts'
import { prices } from '#content/prices.ts'
import { checkoutOptions } from './checkout.ts'

const buyer = { name: 'Meena Rawat', email: 'meena@school.example', phone: '98765 43210' }
const order = {
  id: 'x',
  language: 'en' as const,
  providerOrderId: 'order_1',
  amount: prices['quick-start.basic-chatbot'].minor,
  currency: 'INR',
  description: 'Basic AI Chatbot',
  buyer,
}
const optionsOf = (changes: object = {}) =>
  checkoutOptions({ ...order, ...changes }, 'rzp_test_1', 'https://www.sutradhar.example')

describe('Razorpay’s window', () => {
  test('[M-04] opens with price times 100, INR, business name, description, prefill and theme colour', () => {
    expect(optionsOf()).toEqual({
      key: 'rzp_test_1',
      amount: prices['quick-start.basic-chatbot'].minor,
      currency: 'INR',
      name: company.name,
      description: 'Basic AI Chatbot',
      prefill: { name: 'Meena Rawat', email: 'meena@school.example', contact: '+919876543210' },
      theme: { color: colours.indigo.light },
      callback_url: 'https://www.sutradhar.example/api/payments/verify?order=x',
    })
  })

  test('is filled in with nothing of a buyer who is forgotten', () => {
    expect(optionsOf({ buyer: undefined }).prefill).toEqual({})
  })

  test.each([
    ['+255 754 123 456', '+255754123456'],
    ['098765 43210', '+919876543210'],
    ['00255754123456', '+255754123456'],
  ])('dials %s as %s', (phone, contact) => {
    expect(optionsOf({ buyer: { ...buyer, phone } }).prefill.contact).toBe(contact)
  })
})
