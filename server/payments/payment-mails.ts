import { randomUUID } from 'node:crypto'
import { company } from '#content/company.ts'
import { paymentMails as words } from '#content/en/payment-mails.ts'
import { fill } from '#content/fill.ts'
import { type Currency, formatMoney } from '#content/money.ts'
import { packageName } from '#domain/checkout.ts'
import type { Standing } from '#domain/payment.ts'
import { parametersForTeam, parametersForVisitor } from '#server/mail/hosted-parameters.ts'
import type { NewMail } from '#server/mail/mailer.ts'
import { onceId } from '#server/mail/once-id.ts'
import { type MailDocument, renderMail } from '#server/mail/templates/mail-document.tsx'
import { cutSubject } from '#server/mail/templates/worded-mail.ts'
import type { Buyer, LedgerEvent, Order } from './ledger.ts'
import type { RepeatPurchase } from './repeat-purchases.ts'

export interface PaymentMails {
  /** The receipt for the buyer, unless forgotten meanwhile, and the news for the team. */
  forCapture(order: Order, standing: Standing, buyer: Buyer | undefined): NewMail[]
  /** Another amount than the order's came: somebody has to write to the buyer. */
  forOddCapture(order: Order, capture: LedgerEvent, buyer: Buyer | undefined): NewMail
  /** None unless a second payment came: the buyer hears what becomes of it, and the team that it has to go back. */
  forDuplicate(order: Order, standing: Standing, buyer: Buyer | undefined): NewMail[]
  /** Two orders of one package are paid: the buyer hears that we ask before we begin, and the team that it should. */
  forRepeatPurchase(repeat: RepeatPurchase, buyer: Buyer | undefined): NewMail[]
  /** The link to pay, for somebody who has not. One a day to one mailbox, whoever orders in its name. */
  forOpenOrder(order: Order, buyer: Buyer, now: Date): NewMail
  forRefund(order: Order, standing: Standing, refund: LedgerEvent, buyer: Buyer): NewMail
}

export const openOrderMail = 'payment-open'
const day = 24 * 3_600_000

type Content = Omit<MailDocument, 'warning' | 'preview'> & { subject: string }

/** What both sides are told of, each in their own words. */
interface Matter extends PaymentMailTexts {
  /** Further paragraphs for the buyer. */
  next: string[]
  values: Record<string, string>
  facts: { label: string; value: string }[]
}

type PaymentMailTexts = (typeof words)['twice']

export function createPaymentMails(settings: { team: string; publicUrl: string }): PaymentMails {
  const { labels } = words

  function factsOf(order: Order, standing: Pick<Standing, 'paymentId'>) {
    return [
      { label: labels.package, value: packageName(order.packageId) },
      { label: labels.amount, value: moneyOf(order) },
      { label: labels.receipt, value: order.receiptNumber ?? '' },
      { label: labels.paidOn, value: order.paidAt ? dayFormat.format(order.paidAt) : '' },
      { label: labels.paymentId, value: standing.paymentId ?? '' },
      { label: labels.reference, value: order.reference },
    ].filter(({ value }) => value !== '')
  }

  function factsOfBuyer(buyer: Buyer | undefined) {
    return [
      { label: labels.name, value: buyer?.name ?? '' },
      { label: labels.email, value: buyer?.email ?? '' },
      { label: labels.phone, value: buyer?.phone ?? '' },
    ].filter(({ value }) => value !== '')
  }

  function pageOf({ id }: Order): string {
    return new URL(`/pay/${id}`, settings.publicUrl).href
  }

  function written(order: Order, { subject, ...content }: Content) {
    const warning = order.provider === 'test' ? words.testNote : undefined
    return {
      id: randomUUID(),
      leadId: order.leadId,
      subject: cutSubject(subject),
      ...renderMail({ ...content, preview: subject, warning }),
    }
  }

  function toBuyer(kind: string, order: Order, content: Content, { name, email }: Buyer): NewMail {
    const mail = written(order, content)
    const told = { name, email, title: content.subject, message: mail.text }
    const params = parametersForVisitor(told, settings.publicUrl)
    return { ...mail, kind, recipient: email, replyTo: settings.team, params }
  }

  /** Whose kind ends in `-team` goes by the team's template. */
  function toTeam(kind: `${string}-team`, order: Order, content: Content, buyer: Buyer | undefined): NewMail {
    const mail = written(order, content)
    const from = buyer ? { from_name: buyer.name, from_email: buyer.email } : { from_name: company.name }
    const told = { ...from, subject: content.subject, message: mail.text }
    const params = parametersForTeam(told, settings.team)
    return { ...mail, kind, recipient: settings.team, replyTo: buyer?.email ?? null, params }
  }

  /** Of something that has to be cleared up: what the buyer is told, unless forgotten meanwhile, and what the team. */
  function toBoth(
    kind: string,
    order: Order,
    buyer: Buyer | undefined,
    { buyer: said, team: news, next, facts, ...rest }: Matter,
  ): NewMail[] {
    const values = {
      ...rest.values,
      package: packageName(order.packageId),
      amount: moneyOf(order),
      name: buyer?.name ?? order.reference,
    }
    const team = toTeam(
      `${kind}-team`,
      order,
      {
        subject: fill(news.subject, values),
        heading: fill(news.heading, values),
        paragraphs: [fill(news.text, values)],
        facts: [...facts, ...factsOfBuyer(buyer)],
      },
      buyer,
    )
    if (!buyer) return [team]
    const told = toBuyer(
      kind,
      order,
      {
        subject: fill(said.subject, values),
        heading: said.heading,
        paragraphs: [fill(said.text, values), ...next],
        facts,
        action: { label: words.refunds.page, href: pageOf(order) },
        closing: words.thanks.closing,
      },
      buyer,
    )
    return [told, team]
  }

  return {
    forCapture(order, standing, buyer) {
      const values = {
        package: packageName(order.packageId),
        amount: moneyOf(order),
        receipt: order.receiptNumber ?? '',
      }
      const facts = factsOf(order, standing)
      const team = toTeam(
        'payment-team',
        order,
        {
          subject: fill(words.team.subject, values),
          heading: fill(words.team.heading, { ...values, name: buyer?.name ?? order.reference }),
          paragraphs: [words.team.text],
          facts: [...facts, ...factsOfBuyer(buyer)],
        },
        buyer,
      )
      if (!buyer) return [team]
      const thanks = toBuyer(
        'payment-receipt',
        order,
        {
          subject: fill(words.thanks.subject, values),
          heading: fill(words.thanks.heading, values),
          paragraphs: [fill(words.thanks.text, values), words.thanks.next],
          facts,
          action: { label: words.thanks.page, href: pageOf(order) },
          closing: words.thanks.closing,
        },
        buyer,
      )
      return [thanks, team]
    },
    forOddCapture(order, capture, buyer) {
      const values = {
        package: packageName(order.packageId),
        amount: moneyOf(capture),
        asked: moneyOf(order),
      }
      return toTeam(
        'payment-odd-team',
        order,
        {
          subject: fill(words.odd.subject, values),
          heading: fill(words.odd.heading, { ...values, name: buyer?.name ?? order.reference }),
          paragraphs: [fill(words.odd.text, values)],
          facts: [
            { label: labels.amount, value: values.amount },
            { label: labels.asked, value: values.asked },
            { label: labels.paymentId, value: capture.paymentId },
            { label: labels.reference, value: order.reference },
            ...factsOfBuyer(buyer),
          ],
        },
        buyer,
      )
    },
    forDuplicate(order, { duplicate }, buyer) {
      if (!duplicate) return []
      return toBoth('payment-twice', order, buyer, {
        ...words.twice,
        next: [words.refunds.when],
        values: {},
        facts: [
          { label: labels.package, value: packageName(order.packageId) },
          { label: labels.amount, value: moneyOf(order) },
          { label: labels.paymentId, value: duplicate.paymentId },
          { label: labels.reference, value: order.reference },
        ],
      })
    },
    forRepeatPurchase: ({ order, earlier }, buyer) =>
      toBoth('payment-repeat', order, buyer, {
        ...words.repeat,
        next: [],
        values: { first: earlier.reference, second: order.reference },
        facts: factsOf(order, {}),
      }),
    forOpenOrder(order, buyer, now) {
      const values = { package: packageName(order.packageId), amount: moneyOf(order) }
      const mail = toBuyer(
        openOrderMail,
        order,
        {
          subject: fill(words.open.subject, values),
          heading: words.open.heading,
          paragraphs: [fill(words.open.text, values), words.open.otherwise],
          facts: factsOf(order, {}),
          action: { label: words.open.page, href: pageOf(order) },
          closing: words.thanks.closing,
        },
        buyer,
      )
      return { ...mail, id: onceId(openOrderMail, buyer.email, now, day) }
    },
    forRefund(order, standing, refund, buyer) {
      const values = { package: packageName(order.packageId), amount: moneyOf(refund) }
      const said = words.refunds[meaningOf(standing, refund)]
      return toBuyer(
        'payment-refund',
        order,
        {
          subject: fill(said.subject, values),
          heading: said.heading,
          paragraphs: [fill(said.text, values), words.refunds.when],
          facts: [
            { label: labels.refunded, value: values.amount },
            ...(order.receiptNumber
              ? [
                  { label: labels.paid, value: moneyOf(order) },
                  { label: labels.receipt, value: order.receiptNumber },
                ]
              : [{ label: labels.reference, value: order.reference }]),
            { label: labels.paymentId, value: refund.paymentId },
          ],
          action: { label: words.refunds.page, href: pageOf(order) },
          closing: words.thanks.closing,
        },
        buyer,
      )
    },
  }
}

/** What a refund means for the order: it goes back too, it stands because it was paid twice, or it was never paid. */
function meaningOf(
  { state, paidAt, paymentId, duplicate }: Standing,
  refund: LedgerEvent,
): 'order' | 'duplicate' | 'unpaid' {
  if (!paidAt) return 'unpaid'
  return state !== 'refunded' && (duplicate || refund.paymentId !== paymentId) ? 'duplicate' : 'order'
}

function moneyOf({ amount, currency }: Pick<Order, 'amount' | 'currency'>): string {
  return formatMoney({ currency: currency as Currency, minor: amount })
}

/** Made once: making one takes longer than using it a hundred times. */
const dayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: company.timeZone })
