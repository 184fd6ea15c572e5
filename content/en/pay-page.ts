import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import { writeToUs } from './write-to-us.ts'

/** Where a payment stands, and what the visitor should expect or do now. */
const states = {
  created: {
    badge: 'Not paid yet',
    title: 'Ready when you are',
    text: 'Your order for the {package} is placed. Nothing has been charged.',
    next: [
      'Press the button and choose how to pay.',
      'You will see the result here, and get the receipt by e-mail.',
      "We'll contact you within 24 hours to get started.",
    ],
  },
  failed: {
    badge: 'Not paid',
    title: 'The payment did not go through',
    text: 'Your bank or the payment service declined it. If money left your account, it comes back by itself, usually within 5 to 7 working days.',
    next: [
      'Try again, perhaps with another card or UPI app.',
      'If your bank confirms it later, this page will show it and you will get the receipt.',
    ],
  },
  authorised: {
    badge: 'Being confirmed',
    title: 'Your bank has approved it',
    text: 'We are collecting the payment. This usually takes a few seconds, at most a few minutes. Please do not pay a second time.',
    next: [
      'You can close this page; we keep checking.',
      'We will e-mail you the receipt as soon as the money has arrived.',
    ],
  },
  differing: {
    badge: 'Being looked at',
    title: 'A different amount arrived',
    text: 'We have received a payment for the {package}, but not the amount of this order. Please do not pay again.',
    next: ['Someone from our team will write to you to sort it out.'],
  },
  captured: {
    badge: 'Paid',
    title: 'Payment received. Thank you!',
    text: "We'll contact you within 24 hours to get started.",
    next: [
      'The receipt is on this page and on its way to you by e-mail.',
      'Within 24 hours, someone from our team will write or call to plan the setup.',
      'It is live 3-7 days after we have your material.',
    ],
  },
  'partly-refunded': {
    badge: 'Partly refunded',
    title: 'Part of your payment is on its way back',
    text: 'It goes back to the account or card you paid with, usually within 5 to 7 working days.',
    next: ['The receipt below shows what you paid and what goes back to you.'],
  },
  refunded: {
    badge: 'Refunded',
    title: 'Your payment is on its way back',
    text: 'The full amount goes back to the account or card you paid with, usually within 5 to 7 working days.',
    next: ['The receipt below shows what you paid and what goes back to you.'],
  },
}

/** What happens next where no mail is sent. */
const nextWithoutMail: Partial<Record<keyof typeof states, string[]>> = {
  created: [
    'Press the button and choose how to pay.',
    'You will see the result and the receipt here.',
    "We'll contact you within 24 hours to get started.",
  ],
  authorised: [
    'You can close this page; we keep checking.',
    'The receipt will appear here once the money has arrived.',
  ],
  captured: [
    'The receipt is on this page. Print it, or save the address of this page.',
    'Within 24 hours, someone from our team will write or call to plan the setup.',
    'It is live 3-7 days after we have your material.',
  ],
}

export const payPage = (facts: Facts) => ({
  title: 'Your payment',
  description: 'Your order, where its payment stands, and the receipt.',
  states,
  nextWithoutMail,
  orderHeading: 'Your order',
  order: {
    package: 'Package',
    amount: 'Amount',
    reference: 'Order reference',
    placed: 'Ordered on',
    buyer: 'For',
  },
  nextHeading: 'What happens next',
  pay: 'Pay {amount}',
  paying: 'Opening the payment window...',
  confirming: 'Confirming your payment...',
  provider: 'Payment is handled by {provider}. We never see your card or UPI details.',
  hosted: 'Pay on the payment service’s own page instead',
  lookAgain: 'Check again now',
  resume: 'You can come back to this address at any time.',
  unready: {
    text: 'This order was interrupted before it could be paid. Please place it again.',
    link: { label: 'Back to the packages', href: `${paths.pricing}#quick-start` },
  },
  /** What a buyer should know before paying. {package} and {date} are those of the order that is spoken of. */
  before: {
    again: {
      title: 'This order is already open',
      text: 'You placed it on {date} and have not paid for it yet. Nothing has been charged, and paying here pays for it once.',
    },
    open: {
      title: 'You also have an unpaid order',
      text: 'It is for the {package}, from {date}. Nothing has been charged for it. Please pay only for the package you want; an unpaid order closes by itself.',
    },
    paid: {
      title: 'You have already paid once',
      text: 'You have already paid for the {package}, on {date}. Please pay here only if you want to buy again.',
    },
  },
  paidTwice: {
    title: 'You have paid twice',
    text: 'A second payment of {amount} reached us ({payment}). Your order is not affected, and you do not have to do anything: we are returning the second payment to the account or card it came from. Banks usually take 5 to 7 working days.',
  },
  /** Two orders of one package are paid. Said instead of the usual thanks. */
  boughtTwice: {
    title: 'You have two paid orders for this package',
    text: 'They are {first} and {second}. We will not start the second one before asking you. If one was a mistake, tell us and we will return that payment in full.',
    next: [
      'Within 24 hours, someone from our team will write or call to ask if you want both.',
      'You keep this page and its receipt either way.',
    ],
  },
  receipt: {
    heading: 'Receipt',
    number: 'Receipt number',
    paidOn: 'Paid on',
    paymentId: 'Payment',
    paid: 'Amount paid',
    refunded: 'Refunded',
    from: `${company.name}, ${company.city}, ${company.country}, ${facts.contact.email}`,
    print: 'Print the receipt',
    note: 'One-time payment for the package named above. This is a computer-generated receipt and needs no signature.',
  },
  help: {
    text: 'Something not right?',
    links: [
      writeToUs(facts, 'Payment'),
      {
        label: 'Ask on WhatsApp',
        href: facts.whatsappLink(`Hello ${company.name}, I have a question about my payment.`),
      },
      { label: 'Refund Policy', href: paths.refundPolicy },
    ],
  },
  testPage: {
    title: 'Test checkout',
    text: 'This page stands in for the payment service. No card is asked for and no money moves. Choose what should happen.',
    pay: 'Pay',
    late: 'Pay, confirmed later',
    fail: 'Let the payment fail',
    back: 'Close without paying',
  },
})
