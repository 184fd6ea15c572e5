import { company } from '#content/company.ts'
import type { PaymentMailWords } from '#content/types/checkout.ts'

export const paymentMails: PaymentMailWords = {
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
  refund: {
    subject: 'Refund of {amount} for {package}',
    heading: 'Your refund is on its way',
    text: 'We are returning {amount} for {package} to the account or card you paid with.',
    when: 'Banks usually take 5 to 7 working days. If nothing has arrived after that, reply to this e-mail.',
  },
  labels: {
    package: 'Package',
    amount: 'Amount',
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
