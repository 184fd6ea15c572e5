import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Fact,
  type FactKind,
  factKinds,
  financialYear,
  isPaidDifferently,
  receiptNumber,
  standingOf,
  suggestRefund,
} from './payment.ts'

const order = { amount: 1_500_000, currency: 'INR' }
const aFact = (kind: FactKind, changes: Partial<Fact> = {}): Fact => ({
  kind,
  paymentId: 'pay_1',
  refundId: kind.startsWith('refund-') ? 'rfnd_1' : null,
  amount: order.amount,
  currency: 'INR',
  occurredAt: new Date('2026-11-15T10:00:00Z'),
  ...changes,
})
const stateOf = (...facts: Fact[]) => standingOf(order, facts).state
const half = { amount: 750_000 }

describe('the state of a payment', () => {
  test.each<[string, Fact[], string]>([
    ['nothing happened yet', [], 'created'],
    ['the bank declined', [aFact('payment-failed')], 'failed'],
    ['the bank agreed', [aFact('payment-authorised')], 'authorised'],
    ['the checkout brought a good signature', [aFact('checkout-verified')], 'authorised'],
    ['the bank agreed late', [aFact('payment-failed'), aFact('payment-authorised')], 'authorised'],
    ['the money came', [aFact('payment-captured')], 'captured'],
    ['the order is said to be paid', [aFact('order-paid')], 'captured'],
    ['the money came late', [aFact('payment-failed'), aFact('payment-captured')], 'captured'],
    [
      'the first try failed and the second paid',
      [aFact('payment-failed'), aFact('payment-captured', { paymentId: 'pay_2' })],
      'captured',
    ],
    ['half is going back', [aFact('payment-captured'), aFact('refund-pending', half)], 'partly-refunded'],
    ['half went back', [aFact('payment-captured'), aFact('refund-processed', half)], 'partly-refunded'],
    ['all went back', [aFact('payment-captured'), aFact('refund-processed')], 'refunded'],
    [
      'two halves went back',
      [
        aFact('payment-captured'),
        aFact('refund-processed', half),
        aFact('refund-processed', { ...half, refundId: 'rfnd_2' }),
      ],
      'refunded',
    ],
    [
      'the refund failed',
      [aFact('payment-captured'), aFact('refund-pending'), aFact('refund-failed')],
      'captured',
    ],
    [
      'the refund failed but went through after all',
      [aFact('payment-captured'), aFact('refund-failed'), aFact('refund-processed')],
      'refunded',
    ],
    ['too little came', [aFact('payment-captured', { amount: 100 })], 'created'],
    ['another currency came', [aFact('payment-captured', { currency: 'USD' })], 'created'],
    ['a refund is told before its payment', [aFact('refund-processed')], 'created'],
    [
      'what the bank agreed to was never collected and went back',
      [aFact('checkout-verified'), aFact('payment-authorised'), aFact('refund-processed')],
      'failed',
    ],
    [
      'of two that the bank agreed to one went back',
      [
        aFact('payment-authorised'),
        aFact('refund-processed'),
        aFact('payment-authorised', { paymentId: 'pay_2' }),
      ],
      'authorised',
    ],
  ])('[M-07] %s', (_name, facts, state) => {
    expect(stateOf(...facts)).toBe(state)
  })

  test('[M-07] counts a refund once, however often it is told', () => {
    const told = [
      aFact('refund-pending', half),
      aFact('refund-processed', half),
      aFact('refund-processed', half),
    ]
    expect(standingOf(order, [aFact('payment-captured'), ...told])).toMatchObject({
      state: 'partly-refunded',
      refunded: 750_000,
    })
  })

  test('[M-07] is the same in whatever order and however often the facts arrive', () => {
    const fact = fc.record({
      kind: fc.constantFrom(...factKinds),
      payment: fc.constantFrom('pay_1', 'pay_2'),
      refund: fc.constantFrom('rfnd_1', 'rfnd_2'),
      amount: fc.constantFrom(order.amount, 750_000, 100),
      minute: fc.nat(59),
    })
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 8 }), fc.infiniteStream(fc.nat()), (drawn, chance) => {
        const facts = drawn.map(({ kind, payment, refund, amount, minute }) =>
          aFact(kind, {
            paymentId: payment,
            refundId: kind.startsWith('refund-') ? `${payment}-${refund}` : null,
            amount,
            occurredAt: new Date(Date.UTC(2026, 10, 15, 10, minute)),
          }),
        )
        const again = [...facts, ...facts]
          .map((value) => ({ value, rank: chance.next().value }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ value }) => value)
        expect(standingOf(order, again)).toEqual(standingOf(order, facts))
      }),
    )
  })

  test('[M-07] once captured, only a refund can change it', () => {
    fc.assert(
      fc.property(fc.subarray([...factKinds].filter((kind) => !kind.startsWith('refund-'))), (kinds) => {
        expect(stateOf(aFact('payment-captured'), ...kinds.map((kind) => aFact(kind)))).toBe('captured')
      }),
    )
  })

  test('tells the owner of an order paid twice until one payment is returned', () => {
    const twice = [
      aFact('payment-captured'),
      aFact('payment-captured', { paymentId: 'pay_2', occurredAt: new Date('2026-11-15T11:00:00Z') }),
    ]
    expect(standingOf(order, twice)).toMatchObject({
      paymentId: 'pay_1',
      duplicate: { paymentId: 'pay_2', refunded: 0 },
      differences: ['paid-twice'],
    })
    const returned = [...twice, aFact('refund-processed')]
    expect(standingOf(order, returned)).toMatchObject({
      state: 'captured',
      paymentId: 'pay_2',
      differences: [],
    })
  })

  test('tells the owner of a wrong amount and of a failed refund', () => {
    const facts = [
      aFact('payment-captured', { amount: 100 }),
      aFact('payment-captured', { paymentId: 'pay_2' }),
      aFact('refund-failed', { paymentId: 'pay_2' }),
    ]
    expect(standingOf(order, facts).differences).toEqual(['wrong-amount', 'refund-failed'])
  })
})

test('another amount that came is a difference until all of it went back', () => {
  const less = { amount: 100 }
  const came = [
    aFact('checkout-verified'),
    aFact('payment-authorised', less),
    aFact('payment-captured', less),
  ]
  const standing = standingOf(order, came)
  expect([standing.differences, isPaidDifferently(standing)]).toEqual([['wrong-amount'], true])
  const returned = standingOf(order, [...came, aFact('refund-processed', less)])
  expect([returned.state, returned.differences, isPaidDifferently(returned)]).toEqual(['failed', [], false])
})

describe('a refund that failed', () => {
  const later = new Date('2026-11-16T10:00:00Z')
  const failed = [aFact('payment-captured'), aFact('refund-failed', half)]
  const another = (changes: Partial<Fact>) => aFact('refund-processed', { refundId: 'rfnd_2', ...changes })

  test.each<[string, Fact, string[]]>([
    ['as much was given later', another({ ...half, occurredAt: later }), []],
    ['less was given later', another({ amount: 100, occurredAt: later }), ['refund-failed']],
    ['as much had been given before', another(half), ['refund-failed']],
    ['all went back', another({}), []],
    [
      'another payment was given back later',
      another({ ...half, paymentId: 'pay_2', occurredAt: later }),
      ['refund-failed'],
    ],
  ])('%s', (_name, fact, differences) => {
    expect(standingOf(order, [...failed, fact]).differences).toEqual(differences)
  })
})

describe('the refund that the policy suggests', () => {
  const at = (text: string) => new Date(text)
  test.each([
    ['before setup has started: all', {}, '2026-12-20T10:00:00Z', 1_500_000, 'setup-not-started'],
    [
      'while partly built: half',
      { setupStartedAt: at('2026-11-15T10:00:00Z') },
      '2026-11-16T10:00:00Z',
      750_000,
      'partly-built',
    ],
    [
      'on the seventh day, until midnight in India: half',
      { setupStartedAt: at('2026-11-15T04:00:00Z') },
      '2026-11-22T18:29:00Z',
      750_000,
      'partly-built',
    ],
    [
      'on the eighth day: nothing',
      { setupStartedAt: at('2026-11-15T04:00:00Z') },
      '2026-11-22T18:31:00Z',
      0,
      'after-seven-days',
    ],
    [
      'once it is live: nothing',
      { setupStartedAt: at('2026-11-15T10:00:00Z'), liveAt: at('2026-11-17T10:00:00Z') },
      '2026-11-18T10:00:00Z',
      0,
      'live',
    ],
    [
      'when the launch lies ahead: half',
      { setupStartedAt: at('2026-11-15T10:00:00Z'), liveAt: at('2026-11-20T10:00:00Z') },
      '2026-11-18T10:00:00Z',
      750_000,
      'partly-built',
    ],
  ])('%s', (_name, progress, askedAt, amount, rule) => {
    expect(suggestRefund(1_500_000, progress, at(askedAt))).toEqual({ amount, rule })
  })

  test('is a whole number of paise, rounded in the buyer’s favour', () => {
    const started = { setupStartedAt: at('2026-11-15T10:00:00Z') }
    expect(suggestRefund(99_999, started, at('2026-11-16T10:00:00Z')).amount).toBe(50_000)
  })
})

test('receipts are numbered within India’s financial year', () => {
  expect(
    ['2026-03-31T18:29:59Z', '2026-03-31T18:30:00Z', '2027-01-01T00:00:00Z', '2099-12-31T00:00:00Z'].map(
      (text) => financialYear(new Date(text)),
    ),
  ).toEqual(['2526', '2627', '2627', '9900'])
  expect([receiptNumber('2627', 1), receiptNumber('2627', 12_345)]).toEqual(['R-2627-0001', 'R-2627-12345'])
})
