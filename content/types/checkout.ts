import type { Link } from './link.ts'

interface Notice {
  title: string
  text: string
}

interface FieldWords {
  label: string
  /** By what can be wrong with it. */
  problems: Record<string, string>
}

/** Where a payment stands, and what the visitor should expect or do now. */
interface PaymentStateWords {
  badge: string
  title: string
  /** {package} stands for the package's name. */
  text: string
  next: string[]
}

export interface CheckoutWords {
  /** Said of a payment whose package is no longer sold. */
  defaultDescription: string
  /** The provider's window takes a colour in six digits. */
  themeColour: string
  details: {
    heading: string
    lead: string
    fields: { name: FieldWords; email: FieldWords; phone: FieldWords }
    problemsTitle: string
    /** The button that pays for {package}, which costs {amount}. */
    buy: string
    buying: string
    privacy: { text: string; link: Link; version: string; purpose: string }
  }
  /** Shown where payments are made with no real money. */
  test: { badge: string; text: string }
  /** Where online payment is not set up: the packages are bought by message. */
  closed: { text: string; action: string; unavailable: Notice }
  notices: {
    informationRequired: Notice
    scriptFailed: Notice
    /** {package} stands for the package's name. */
    success: Notice
    cancelled: Notice
    failed: Notice
    /** Paid, but the answer did not reach us. */
    unconfirmed: Notice
    unknownPackage: Notice
    tooMany: Notice
  }
  again: Notice & { back: Link }
}

export interface PayPageWords {
  title: string
  description: string
  states: Record<
    'created' | 'failed' | 'authorised' | 'differing' | 'captured' | 'partly-refunded' | 'refunded',
    PaymentStateWords
  >
  /** What happens next where no mail is sent. */
  nextWithoutMail: Partial<Record<keyof PayPageWords['states'], string[]>>
  orderHeading: string
  order: {
    package: string
    amount: string
    reference: string
    placed: string
    buyer: string
  }
  nextHeading: string
  pay: string
  paying: string
  confirming: string
  provider: string
  hosted: string
  resume: string
  lookAgain: string
  unready: { text: string; link: Link }
  /** What a buyer should know before paying. {package} and {date} are those of the order that is spoken of. */
  before: Record<'again' | 'open' | 'paid', Notice>
  /** The same order was paid a second time: {amount} by {payment}. */
  paidTwice: Notice
  /** Two orders of one package are paid: {first} and {second}. */
  boughtTwice: Notice
  receipt: {
    heading: string
    number: string
    paidOn: string
    paymentId: string
    paid: string
    refunded: string
    from: string
    print: string
    note: string
  }
  help: { text: string; links: Link[] }
  testPage: { title: string; text: string; pay: string; late: string; fail: string; back: string }
}

export interface PaymentMailWords {
  thanks: { subject: string; heading: string; text: string; next: string; page: string; closing: string }
  team: { subject: string; heading: string; text: string }
  /** The order has not been paid for a while. */
  open: { subject: string; heading: string; text: string; otherwise: string; page: string }
  /** Another amount than the order's came. */
  odd: { subject: string; heading: string; text: string }
  /** The same order was paid a second time. */
  twice: Record<'buyer' | 'team', { subject: string; heading: string; text: string }>
  /** A second order of the same package was paid: {first} and {second} are their references. */
  repeat: Record<'buyer' | 'team', { subject: string; heading: string; text: string }>
  refunds: Record<'order' | 'duplicate' | 'unpaid', { subject: string; heading: string; text: string }> & {
    when: string
    page: string
  }
  labels: {
    package: string
    amount: string
    asked: string
    receipt: string
    paidOn: string
    paymentId: string
    reference: string
    name: string
    email: string
    phone: string
    refunded: string
    paid: string
  }
  testNote: string
}
