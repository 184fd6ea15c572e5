import { company } from '#content/company.ts'

export const paymentMails = {
  thanks: {
    subject: 'Payment received: {package} (receipt {receipt})',
    heading: 'Thank you for purchasing {package}',
    text: 'We have received your payment of {amount}. This e-mail is your receipt.',
    next: 'We contact you within 24 hours to get started. If something is wrong, simply reply.',
    page: 'Your receipt on our site',
    closing: `The team at ${company.name}`,
  },
  team: {
    subject: 'Paid: {package}, {amount}',
    heading: '{name} has paid for {package}',
    text: 'The buyer was promised a reply within 24 hours.',
  },
  /** The order has not been paid for a while. */
  open: {
    subject: 'Your order for {package} is open',
    heading: 'Your order is waiting for you',
    text: 'You ordered {package} for {amount} and have not paid yet. Nothing has been charged. Your order has a page of its own, where you can pay whenever it suits you this week.',
    otherwise:
      'Changed your mind, or was it not you? Then you need not do anything: an order that is not paid ends by itself after a week, and we do not remind you again.',
    page: 'Pay for your order',
  },
  /** Another amount than the order’s came. */
  odd: {
    subject: 'To look at: {amount} came for {package}, not {asked}',
    heading: '{name} paid a different amount',
    text: 'It does not count for the order. The buyer cannot pay again for now and was told that we write: give it back in the provider’s dashboard, or ask for the rest.',
  },
  /** The same order was paid a second time. */
  twice: {
    buyer: {
      subject: 'You have paid twice for {package}',
      heading: 'You have paid twice',
      text: 'A second payment of {amount} for {package} has reached us. Your order stands, and you need not do anything: we are returning the second payment to the account or card it came from, and you get a mail when it is on its way.',
    },
    team: {
      subject: 'To give back: {package} was paid twice, {amount}',
      heading: '{name} has paid twice',
      text: 'The buyer was told that the second payment goes back. Please refund it under Payments at the desk.',
    },
  },
  /** A second order of the same package was paid: {first} and {second} are their references. */
  repeat: {
    buyer: {
      subject: 'You have two paid orders for {package}',
      heading: 'Did you want this package twice?',
      text: 'You have paid for two orders of the same package: {first} and {second}. We begin the second one only after we have asked you. If you want both, just say yes. If one was a mistake, reply to this e-mail and we return that payment in full.',
    },
    team: {
      subject: 'To ask: two paid orders for {package}, {amount} each',
      heading: '{name} has paid for the same package twice',
      text: 'The orders are {first} and {second}. The buyer was told that we ask before we begin the second one. Please ask, then refund one of them under Payments at the desk, or enter there when the setup of the second began.',
    },
  },
  refunds: {
    order: {
      subject: 'Refund of {amount} for {package}',
      heading: 'Your refund is on its way',
      text: 'We are returning {amount} for {package} to the account or card you paid with.',
    },
    duplicate: {
      subject: 'Your second payment for {package} is on its way back',
      heading: 'Your second payment is on its way back',
      text: '{package} was paid more than once. We are returning {amount} to the account or card it came from. Your order stands; nothing else changes.',
    },
    unpaid: {
      subject: 'Your payment of {amount} for {package} is on its way back',
      heading: 'Your payment is on its way back',
      text: 'A payment of {amount} for {package} could not be completed and returns to the account or card it came from. Your order is not paid.',
    },
    when: 'Banks usually take 5 to 7 working days. If nothing has arrived after that, reply to this e-mail.',
    page: 'Your order on our site',
  },
  labels: {
    package: 'Package',
    amount: 'Amount',
    asked: 'Asked for',
    receipt: 'Receipt number',
    paidOn: 'Paid on',
    paymentId: 'Payment',
    reference: 'Order reference',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    refunded: 'Refunded',
    paid: 'Paid',
  },
  testNote: 'TEST: this is a demonstration, no money has moved.',
}
