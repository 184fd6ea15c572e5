import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { packages } from '#content/en/packages.ts'
import { amountOf, checkCheckout, checkoutOptions, packageOf } from './checkout.ts'

const aCheckout = (changes: object = {}) => ({
  packageId: 'basic-chatbot',
  name: 'Meena Rawat',
  email: 'meena@school.example',
  ...changes,
})
const subject = {
  key: 'rzp_test_1',
  providerOrderId: 'order_1',
  amount: 1_500_000,
  currency: 'INR',
  packageId: 'basic-chatbot',
  buyer: { name: 'Meena Rawat', email: 'meena@school.example', phone: '98765 43210' },
  callbackUrl: 'https://www.sutradhar.example/api/payments/verify?order=x',
}

describe('a checkout', () => {
  test('[M-01] sells three packages at the price table’s prices, in paise', () => {
    expect(packages.map((item) => [item.id, amountOf(item)])).toEqual([
      ['basic-chatbot', { amount: 15_000 * 100, currency: 'INR' }],
      ['advanced-chatbot', { amount: 35_000 * 100, currency: 'INR' }],
      ['enterprise-solution', { amount: 75_000 * 100, currency: 'INR' }],
    ])
  })

  test.each([
    [{ name: '' }, { name: 'Please tell us your name.' }],
    [{ email: '  ' }, { email: 'Please give the address for your receipt.' }],
    [
      { name: undefined, email: undefined, phone: 'call me' },
      {
        name: 'Please tell us your name.',
        email: 'Please give the address for your receipt.',
        phone: 'Please use digits, with the country code if you are outside India.',
      },
    ],
  ])('[M-02] %o asks for the contact details', (changes, fields) => {
    expect(checkCheckout(aCheckout(changes))).toEqual({
      ok: false,
      code: 'information-required',
      title: 'Information Required',
      message: 'Please fill in your contact details before proceeding with payment.',
      fields,
    })
  })

  test.each([
    [{ packageId: 'gold' }, 'unknown-package'],
    [{ packageId: ['basic-chatbot'] }, 'unknown-package'],
    [{ packageId: undefined }, 'unknown-package'],
    [{ packageId: '__proto__' }, 'unknown-package'],
    [{ email: 'a@b.example,c@d.example' }, 'fields'],
    [{ name: 'Meena\r\nBcc: all@school.example' }, 'fields'],
  ])('refuses %o', (changes, code) => {
    expect(checkCheckout(aCheckout(changes))).toMatchObject({ ok: false, code })
  })

  test('[M-07] takes no amount, price or currency from the browser', () => {
    const checked = checkCheckout(aCheckout({ amount: 100, price: 1, currency: 'USD' }))
    expect(checked).toEqual({ ok: true, fields: aCheckout() })
  })

  test('never throws, whatever is sent', () => {
    const anything = { packageId: fc.anything(), email: fc.anything(), email_question: fc.anything() }
    const sent = fc.record(anything, { requiredKeys: [] })
    fc.assert(fc.property(sent, (fields) => typeof checkCheckout(fields).ok === 'boolean'))
  })

  test('[M-04] opens with price times 100, INR, business name, description, prefill and theme colour', () => {
    expect(checkoutOptions(subject)).toEqual({
      key: 'rzp_test_1',
      order_id: 'order_1',
      amount: 1_500_000,
      currency: 'INR',
      name: company.name,
      description: 'Basic AI Chatbot',
      prefill: { name: 'Meena Rawat', email: 'meena@school.example', contact: '+919876543210' },
      theme: { color: '#2b3a8c' },
      callback_url: 'https://www.sutradhar.example/api/payments/verify?order=x',
    })
  })

  test('[M-04] is described as AI Solutions Payment when the package is no longer sold', () => {
    expect(packageOf('retired')).toBe(undefined)
    expect(checkoutOptions({ ...subject, packageId: 'retired', buyer: undefined })).toMatchObject({
      description: 'AI Solutions Payment',
      prefill: {},
    })
  })

  test.each([
    ['+255 754 123 456', '+255754123456'],
    ['098765 43210', '+919876543210'],
    ['00255754123456', '+255754123456'],
  ])('dials %s as %s', (phone, contact) => {
    expect(checkoutOptions({ ...subject, buyer: { ...subject.buyer, phone } }).prefill.contact).toBe(contact)
  })
})
