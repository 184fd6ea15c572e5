import { randomUUID } from 'node:crypto'
import { company } from '#content/company.ts'
import { fill } from '#content/fill.ts'
import { type Currency, formatMoney } from '#content/money.ts'
import { pathIn } from '#content/paths.ts'
import { ownersWords, type Words, wordsIn } from '#content/words.ts'
import { packageName } from '#domain/checkout.ts'
import { dayInIndia } from '#domain/meeting-time.ts'
import type { Standing } from '#domain/payment.ts'
import { parametersForTeam, parametersForVisitor } from '#server/mail/hosted-parameters.ts'
import type { NewMail } from '#server/mail/mailer.ts'
import { onceId } from '#server/mail/once-id.ts'
import { type MailDocument, renderMail } from '#server/mail/templates/mail-document.tsx'
import { cutSubject } from '#server/mail/templates/worded-mail.ts'
import type { Buyer, LedgerEvent, Order } from './ledger.ts'
import { standIns } from './providers/registry.ts'
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

type Texts = Record<'subject' | 'heading' | 'text', string>

/** What somebody is told of, in words with places. */
interface News {
  texts: Texts
  facts: { label: string; value: string }[]
  /** For the places that not every mail has. */
  values?: Record<string, string>
  /** Further paragraphs for the buyer. */
  next?: string[]
  /** What the buyer's link to the order is called. */
  page?: string
}

/** The same news for the buyer and for the team, each in their own language. */
type NewsIn = (words: Words) => News

export function createPaymentMails(settings: { team: string; publicUrl: string }): PaymentMails {
  function written(
    order: Order,
    buyer: Buyer | undefined,
    words: Words,
    { texts, values }: News,
    more: Pick<MailDocument, 'facts' | 'action' | 'closing'> & { next?: string[] | undefined },
  ) {
    const [subject = '', heading = '', text = ''] = [texts.subject, texts.heading, texts.text].map(
      (template) =>
        fill(template, {
          package: packageName(order.packageId, words),
          amount: moneyOf(order),
          receipt: order.receiptNumber ?? '',
          name: buyer?.name ?? order.reference,
          ...values,
        }),
    )
    const { next = [], ...rest } = more
    const warning = standIns.includes(order.provider) ? words.paymentMails.testNote : undefined
    const document = { ...rest, heading, paragraphs: [text, ...next], preview: subject, warning }
    const mail = {
      id: randomUUID(),
      leadId: order.leadId,
      subject: cutSubject(subject),
      ...renderMail(document, words),
    }
    return { mail, subject }
  }

  /** In the language that the order was placed in. */
  function toBuyer(kind: string, order: Order, buyer: Buyer, newsIn: NewsIn): NewMail {
    const words = wordsIn(buyer.language)
    const { refunds, thanks } = words.paymentMails
    const news = newsIn(words)
    const { facts, next, page = refunds.page } = news
    const action = { label: page, href: settings.publicUrl + pathIn(words.language, `/pay/${order.id}`) }
    const { mail, subject } = written(order, buyer, words, news, {
      facts,
      next,
      action,
      closing: thanks.closing,
    })
    const { name, email } = buyer
    const params = parametersForVisitor(
      { name, email, title: subject, message: mail.text },
      settings.publicUrl,
    )
    return { ...mail, kind, recipient: email, replyTo: settings.team, params }
  }

  /** Whose kind ends in `-team` goes by the team's template. */
  function toTeam(kind: `${string}-team`, order: Order, buyer: Buyer | undefined, newsIn: NewsIn): NewMail {
    const words = ownersWords()
    const news = newsIn(words)
    const withBuyer = { facts: [...news.facts, ...factsOfBuyer(buyer, words)] }
    const { mail, subject } = written(order, buyer, words, news, withBuyer)
    const from = buyer ? { from_name: buyer.name, from_email: buyer.email } : { from_name: company.name }
    const params = parametersForTeam({ ...from, subject, message: mail.text }, settings.team)
    return { ...mail, kind, recipient: settings.team, replyTo: buyer?.email ?? null, params }
  }

  return {
    forCapture(order, standing, buyer) {
      const thanksIn: NewsIn = (words) => {
        const { thanks } = words.paymentMails
        const facts = factsOf(order, standing, words)
        return { texts: thanks, facts, next: [thanks.next], page: thanks.page }
      }
      return [
        ...(buyer ? [toBuyer('payment-receipt', order, buyer, thanksIn)] : []),
        toTeam('payment-team', order, buyer, (words) => ({
          texts: words.paymentMails.team,
          facts: factsOf(order, standing, words),
        })),
      ]
    },
    forOddCapture: (order, capture, buyer) =>
      toTeam('payment-odd-team', order, buyer, ({ paymentMails: { odd, labels } }) => {
        const values = { amount: moneyOf(capture), asked: moneyOf(order) }
        const facts = [
          { label: labels.amount, value: values.amount },
          { label: labels.asked, value: values.asked },
          { label: labels.paymentId, value: capture.paymentId },
          { label: labels.reference, value: order.reference },
        ]
        return { texts: odd, facts, values }
      }),
    forDuplicate(order, { duplicate }, buyer) {
      if (!duplicate) return []
      const newsFor =
        (reader: 'buyer' | 'team'): NewsIn =>
        (words) => {
          const { twice, refunds, labels } = words.paymentMails
          const facts = [
            { label: labels.package, value: packageName(order.packageId, words) },
            { label: labels.amount, value: moneyOf(order) },
            { label: labels.paymentId, value: duplicate.paymentId },
            { label: labels.reference, value: order.reference },
          ]
          return { texts: twice[reader], facts, next: [refunds.when] }
        }
      return [
        ...(buyer ? [toBuyer('payment-twice', order, buyer, newsFor('buyer'))] : []),
        toTeam('payment-twice-team', order, buyer, newsFor('team')),
      ]
    },
    forRepeatPurchase({ order, earlier }, buyer) {
      const values = { first: earlier.reference, second: order.reference }
      const newsFor =
        (reader: 'buyer' | 'team'): NewsIn =>
        (words) => ({
          texts: words.paymentMails.repeat[reader],
          facts: factsOf(order, {}, words),
          values,
        })
      return [
        ...(buyer ? [toBuyer('payment-repeat', order, buyer, newsFor('buyer'))] : []),
        toTeam('payment-repeat-team', order, buyer, newsFor('team')),
      ]
    },
    forOpenOrder(order, buyer, now) {
      const mail = toBuyer(openOrderMail, order, buyer, (words) => {
        const { open } = words.paymentMails
        return { texts: open, facts: factsOf(order, {}, words), next: [open.otherwise], page: open.page }
      })
      return { ...mail, id: onceId(openOrderMail, buyer.email, now, day) }
    },
    forRefund: (order, standing, refund, buyer) =>
      toBuyer('payment-refund', order, buyer, ({ paymentMails: { refunds, labels } }) => {
        const amount = moneyOf(refund)
        const facts = [
          { label: labels.refunded, value: amount },
          ...(order.receiptNumber
            ? [
                { label: labels.paid, value: moneyOf(order) },
                { label: labels.receipt, value: order.receiptNumber },
              ]
            : [{ label: labels.reference, value: order.reference }]),
          { label: labels.paymentId, value: refund.paymentId },
        ]
        const texts = refunds[meaningOf(standing, refund)]
        return { texts, facts, values: { amount }, next: [refunds.when] }
      }),
  }
}

function factsOf(order: Order, { paymentId }: Pick<Standing, 'paymentId'>, words: Words) {
  const { labels } = words.paymentMails
  return [
    { label: labels.package, value: packageName(order.packageId, words) },
    { label: labels.amount, value: moneyOf(order) },
    { label: labels.receipt, value: order.receiptNumber ?? '' },
    { label: labels.paidOn, value: order.paidAt ? dayInIndia(order.paidAt, words.locale) : '' },
    { label: labels.paymentId, value: paymentId ?? '' },
    { label: labels.reference, value: order.reference },
  ].filter(({ value }) => value !== '')
}

function factsOfBuyer(buyer: Buyer | undefined, { paymentMails: { labels } }: Words) {
  return [
    { label: labels.name, value: buyer?.name ?? '' },
    { label: labels.email, value: buyer?.email ?? '' },
    { label: labels.phone, value: buyer?.phone ?? '' },
  ].filter(({ value }) => value !== '')
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
