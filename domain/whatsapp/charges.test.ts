import { expect, test } from 'vitest'
import { metaRates } from '#content/catalogue/meta-rates.ts'
import { chatsOf, trades } from '#content/whatsapp-flows.ts'
import { wordsIn } from '#content/words.ts'
import { chargesOf, monthlyCharge } from './charges.ts'
import { choose, nextDay, playedOut, reply, sendTemplate, startChat } from './chat.ts'

const { chats, greeting } = wordsIn('en').tryWhatsapp
const rates = metaRates.india
const { service, utility, marketing } = rates.perMessage

test.each(trades)('the meter of the %s adds up to the rate card', (trade) => {
  const { entries } = playedOut(trade, 'en', greeting, chatsOf(trade, chats))
  const charges = chargesOf(entries, rates)
  const sent = entries.filter((entry) => entry.kind !== 'event' && entry.by !== 'customer').length
  expect(charges.messages).toHaveLength(sent)
  expect(charges.kinds.utility).toEqual({ count: 1, charge: utility, withoutAllowance: utility })
  expect(charges.kinds.marketing).toEqual({ count: 1, charge: marketing, withoutAllowance: marketing })
  expect(charges.kinds.service).toEqual({
    count: sent - 2,
    charge: 0,
    withoutAllowance: (sent - 2) * service,
  })
  expect(charges.total).toBe(utility + marketing)
  expect(charges.withoutAllowance).toBe((sent - 2) * service + utility + marketing)
  expect(charges.total).toBe(charges.messages.reduce((sum, { charge }) => sum + charge, 0))
})

test('the customer is never charged for, what was refused neither, and the owner’s reply is a reply', () => {
  const chat = startChat('shop', 'en', greeting)
  expect(chargesOf(chat.entries, rates).messages).toHaveLength(1)
  const refused = reply(sendTemplate(nextDay(chat), 'offer'), 'Hello')
  expect(chargesOf(refused.entries, rates).messages).toHaveLength(1)
  const replied = reply(choose(chat, 'language', 'hi'), 'Hello')
  expect(chargesOf(replied.entries, rates).kinds.service.count).toBe(3)
})

test('the free replies run out within one conversation too', () => {
  const { entries } = reply(reply(startChat('shop', 'en', greeting), 'One'), 'Two')
  const charges = chargesOf(entries, { ...rates, freeServiceReplies: 2 })
  expect(charges.messages.map(({ charge }) => charge)).toEqual([0, 0, service])
})

test('a month is thirty days, less the free replies', () => {
  expect(monthlyCharge({ service: 40, utility: 20, marketing: 5 }, rates)).toEqual({
    service: 200 * service,
    utility: 600 * utility,
    marketing: 150 * marketing,
  })
  expect(monthlyCharge({ service: 33, utility: 0, marketing: 0 }, rates).service).toBe(0)
  expect(monthlyCharge({ service: 34, utility: 0, marketing: 0 }, rates).service).toBe(20 * service)
})

test('the card is dated, and its rates are whole numbers', () => {
  expect(rates.cardFrom).toMatch(/^\d{4}-\d\d-\d\d$/)
  for (const rate of Object.values(rates.perMessage)) expect(Number.isInteger(rate) && rate > 0).toBe(true)
})
