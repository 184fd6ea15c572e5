import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import { type MailId, type WrittenPaymentMail, writtenPaymentMail } from './mail-texts.ts'

export const paymentMails = (facts: Facts) => mailsBy((id) => writtenPaymentMail(id, facts))

const mailsBy = (written: (id: MailId) => WrittenPaymentMail) => ({
  thanks: {
    ...written('payment-received'),
    next: "We'll contact you within 24 hours to get started. If something is wrong, just reply to this mail.",
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
    ...written('order-open'),
    otherwise:
      'Changed your mind, or was it not you? You do not have to do anything: an unpaid order closes by itself after a week, and we will not remind you again.',
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
    buyer: written('paid-twice'),
    team: {
      subject: 'To give back: {package} was paid twice, {amount}',
      heading: '{name} has paid twice',
      text: 'The buyer was told that the second payment goes back. Please refund it under Payments at the desk.',
    },
  },
  /** A second order of the same package was paid: {first} and {second} are their references. */
  repeat: {
    buyer: written('two-orders'),
    team: {
      subject: 'To ask: two paid orders for {package}, {amount} each',
      heading: '{name} has paid for the same package twice',
      text: 'The orders are {first} and {second}. The buyer was told that we ask before we begin the second one. Please ask, then refund one of them under Payments at the desk, or enter there when the setup of the second began.',
    },
  },
  refunds: {
    order: written('refund'),
    duplicate: written('refund-second-payment'),
    unpaid: written('refund-unpaid'),
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
})
