import { randomUUID } from 'node:crypto'
import { company } from '#content/company.ts'
import { checkout } from '#content/en/checkout.ts'
import { paymentMails as words } from '#content/en/payment-mails.ts'
import { fill } from '#content/fill.ts'
import { type Currency, formatMoney } from '#content/money.ts'
import { packageOf } from '#domain/checkout.ts'
import type { Standing } from '#domain/payment.ts'
import { parametersForTeam, parametersForVisitor } from '#server/mail/hosted-parameters.ts'
import type { NewMail } from '#server/mail/mailer.ts'
import { type MailDocument, renderMail } from '#server/mail/templates/mail-document.tsx'
import { cutSubject } from '#server/mail/templates/worded-mail.ts'
import type { Buyer, LedgerEvent, Order } from './ledger.ts'

export interface PaymentMails {
  /** The receipt for the buyer, unless forgotten meanwhile, and the news for the team. */
  forCapture(order: Order, standing: Standing, buyer: Buyer | undefined): NewMail[]
  forRefund(order: Order, refund: LedgerEvent, buyer: Buyer): NewMail
}

export function createPaymentMails(settings: { team: string; publicUrl: string }): PaymentMails {
  const { labels } = words

  function factsOf(order: Order, standing: Pick<Standing, 'paymentId'>) {
    return [
      { label: labels.package, value: nameOf(order) },
      { label: labels.amount, value: moneyOf(order) },
      { label: labels.receipt, value: order.receiptNumber ?? '' },
      { label: labels.paidOn, value: order.paidAt ? dayFormat.format(order.paidAt) : '' },
      { label: labels.paymentId, value: standing.paymentId ?? '' },
      { label: labels.reference, value: order.reference },
    ].filter(({ value }) => value !== '')
  }

  function mail(
    kind: string,
    order: Order,
    { subject, ...content }: Omit<MailDocument, 'warning' | 'preview'> & { subject: string },
    /** The reader, unless it is the team. */
    reader?: Buyer,
  ): NewMail {
    const warning = order.provider === 'test' ? words.testNote : undefined
    const rendered = renderMail({ ...content, preview: subject, warning })
    return {
      id: randomUUID(),
      leadId: order.leadId,
      kind,
      recipient: reader?.email ?? settings.team,
      subject: cutSubject(subject),
      ...rendered,
      params: reader
        ? parametersForVisitor(
            { name: reader.name, email: reader.email, title: subject, message: rendered.text },
            settings.publicUrl,
          )
        : parametersForTeam({ from_name: company.name, subject, message: rendered.text }, settings.team),
    }
  }

  return {
    forCapture(order, standing, buyer) {
      const values = { package: nameOf(order), amount: moneyOf(order), receipt: order.receiptNumber ?? '' }
      const facts = factsOf(order, standing)
      const page = new URL(`/pay/${order.id}`, settings.publicUrl).href
      const team = mail('payment-team', order, {
        subject: fill(words.team.subject, values),
        heading: fill(words.team.heading, { ...values, name: buyer?.name ?? order.reference }),
        paragraphs: [words.team.text],
        facts: [
          ...facts,
          ...(buyer
            ? [
                { label: labels.name, value: buyer.name },
                { label: labels.email, value: buyer.email },
                ...(buyer.phone ? [{ label: labels.phone, value: buyer.phone }] : []),
              ]
            : []),
        ],
      })
      if (!buyer) return [team]
      const thanks = mail(
        'payment-receipt',
        order,
        {
          subject: fill(words.thanks.subject, values),
          heading: fill(words.thanks.heading, values),
          paragraphs: [fill(words.thanks.text, values), words.thanks.next],
          facts,
          action: { label: words.thanks.page, href: page },
          closing: words.thanks.closing,
        },
        buyer,
      )
      return [
        { ...thanks, replyTo: settings.team },
        { ...team, replyTo: buyer.email },
      ]
    },
    forRefund(order, refund, buyer) {
      const values = {
        package: nameOf(order),
        amount: formatMoney({ currency: refund.currency as Currency, minor: refund.amount }),
      }
      const told = mail(
        'payment-refund',
        order,
        {
          subject: fill(words.refund.subject, values),
          heading: words.refund.heading,
          paragraphs: [fill(words.refund.text, values), words.refund.when],
          facts: [
            { label: labels.refunded, value: values.amount },
            { label: labels.paid, value: moneyOf(order) },
            { label: labels.receipt, value: order.receiptNumber ?? order.reference },
            { label: labels.paymentId, value: refund.paymentId },
          ],
          closing: words.thanks.closing,
        },
        buyer,
      )
      return { ...told, replyTo: settings.team }
    },
  }
}

function nameOf({ packageId }: Order): string {
  return packageOf(packageId)?.name ?? checkout.defaultDescription
}

function moneyOf({ amount, currency }: Order): string {
  return formatMoney({ currency: currency as Currency, minor: amount })
}

/** Made once: making one takes longer than using it a hundred times. */
const dayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: company.timeZone })
