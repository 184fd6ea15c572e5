export const paymentDeskWords = {
  title: 'Payments',
  head: { title: 'Payments', description: 'Orders, what the provider said, refunds.' },
  off: 'Payments are off: no payment provider is set. What was paid before stands here.',
  test: 'This is the test checkout of the demo: no money moves.',
  differences: 'To look at',
  kindsOfDifference: {
    'paid-twice': 'paid twice',
    'wrong-amount': 'not the amount asked for',
    'refund-failed': 'a refund failed',
    'refund-refused': 'a refund was refused',
    'bought-twice': 'second order of the same package',
  },
  facts: {
    'checkout-verified': 'Checkout confirmed',
    'payment-authorised': 'Reserved at the bank',
    'payment-failed': 'Payment failed',
    'payment-captured': 'Money received',
    'order-paid': 'Order paid',
    'refund-pending': 'Refund on its way',
    'refund-processed': 'Refund done',
    'refund-failed': 'Refund failed',
  } as Record<string, string>,
  sources: {
    webhook: 'told by the provider',
    verify: 'from the buyer’s browser, signed',
    reconcile: 'asked the provider',
    refund: 'answer to a refund',
  } as Record<string, string>,
  refundStates: { requested: 'asked for', accepted: 'accepted', refused: 'refused' } as Record<
    string,
    string
  >,
  noDifferences: 'Nothing differs: the books and the provider agree.',
  all: 'All orders',
  empty: 'Nobody has ordered yet.',
  columns: { order: 'Order', buyer: 'Buyer', amount: 'Amount', state: 'State', at: 'When' },
  forgotten: 'erased',
  back: 'All payments',
  receipt: 'Receipt',
  ledger: 'What the provider said',
  noEvents: 'Nothing yet.',
  refunds: 'Refunds asked for',
  refund: {
    heading: 'Refund',
    suggestion: 'Under the refund policy {amount} is due back ({rule}).',
    elsewhere:
      'This order was paid through a payment service that is not set up now. Give a refund in its own dashboard.',
    rules: {
      'paid-twice': 'paid twice, this returns the second payment',
      'setup-not-started': 'the work has not begun',
      'partly-built': 'the work is partly done',
      'after-seven-days': 'more than seven days after setup began',
      live: 'it is live',
    },
    amount: 'Amount in rupees',
    reason: 'Why',
    submit: 'Refund',
    sure: 'Yes, refund this amount',
    pending: 'Asking the provider...',
  },
  progress: {
    heading: 'How far the work is',
    setup: 'Setup began',
    live: 'Went live',
    submit: 'Save these dates',
  },
  reconcile: 'Ask the provider again',
  done: {
    accepted: 'The provider has accepted the refund.',
    requested: 'The refund is asked for; the provider is asked again until it answers.',
    progress: 'Dates saved.',
    reconciled: 'The provider was asked.',
  } as Record<string, string>,
  /** Why nothing was changed. */
  refusals: {
    amount: 'That amount cannot be refunded; nothing was changed.',
    repeated:
      'Nothing more was refunded: this form had been sent with another amount, which stands under “Refunds asked for”.',
    changed:
      'Another payment would have gone back than the one shown; nothing was changed. Please look again.',
    'other-provider': 'This order was paid through another payment service; nothing was changed.',
    'not-paid': 'This order is not paid; nothing was changed.',
    refused: 'The provider refused the refund.',
    'unknown-order': 'This order is not known.',
    off: 'Payments are off; nothing was changed.',
    invalid: 'Please give an amount and a reason.',
  } as Record<string, string>,
}

export type PaymentDeskWords = typeof paymentDeskWords
