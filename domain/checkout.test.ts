import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { prices } from '#content/prices.ts'
import { wordsIn } from '#content/words.ts'
import { amountOf, checkCheckout, packageName } from './checkout.ts'

const words = wordsIn('en')
const { packages } = words.pricing.quickStart

const aCheckout = (changes: object = {}) => ({
  packageId: 'basic-chatbot',
  name: 'Meena Rawat',
  email: 'meena@school.example',
  ...changes,
})
describe('a checkout', () => {
  test('[M-01] sells three packages at the price table’s prices, in paise', () => {
    expect(packages.map(({ id }) => [id, amountOf(id)])).toEqual([
      ['basic-chatbot', { amount: prices['quick-start.basic-chatbot'].minor, currency: 'INR' }],
      ['advanced-chatbot', { amount: prices['quick-start.advanced-chatbot'].minor, currency: 'INR' }],
      ['enterprise-solution', { amount: prices['quick-start.enterprise-solution'].minor, currency: 'INR' }],
    ])
  })

  test('[M-04] is described as AI Solutions Payment when the package is no longer sold', () => {
    expect(packageName('basic-chatbot', wordsIn('en'))).toBe('Basic AI Chatbot')
    expect(packageName('retired', wordsIn('en'))).toBe('AI Solutions Payment')
  })

  test.each([
    [{ name: '' }, { name: 'Please tell us your name.' }],
    [{ email: '  ' }, { email: 'Please give the e-mail address for your receipt.' }],
    [
      { name: undefined, email: undefined, phone: 'call me' },
      {
        name: 'Please tell us your name.',
        email: 'Please give the e-mail address for your receipt.',
        phone: 'Please use digits, with the country code if you are outside India.',
      },
    ],
  ])('[M-02] %o asks for the contact details', (changes, fields) => {
    expect(checkCheckout(aCheckout(changes), words)).toEqual({
      ok: false,
      code: 'information-required',
      notice: {
        title: 'Information Required',
        text: 'Please fill in your contact details before proceeding with payment.',
      },
      messages: fields,
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
    expect(checkCheckout(aCheckout(changes), words)).toMatchObject({ ok: false, code })
  })

  test('[M-07] takes no amount, price or currency from the browser', () => {
    const checked = checkCheckout(aCheckout({ amount: 100, price: 1, currency: 'USD' }), words)
    expect(checked).toEqual({ ok: true, fields: aCheckout() })
  })

  test('never throws, whatever is sent', () => {
    const anything = { packageId: fc.anything(), email: fc.anything(), email_question: fc.anything() }
    const sent = fc.record(anything, { requiredKeys: [] })
    fc.assert(fc.property(sent, (fields) => typeof checkCheckout(fields, words).ok === 'boolean'))
  })
})
