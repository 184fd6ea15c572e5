import { useEffect } from 'react'
import { createPath, data, useBlocker, useRevalidator } from 'react-router'
import { PayPage } from '#app/features/checkout/pay-page.tsx'
import type { OpenCheckout } from '#app/features/checkout/providers/checkout-window.ts'
import { openRazorpay } from '#app/features/checkout/providers/razorpay.ts'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { fill } from '#content/fill.ts'
import { here } from '#content/here.ts'
import { type Currency, formatMoney } from '#content/money.ts'
import { packageName } from '#domain/checkout.ts'
import { dayInIndia } from '#domain/meeting-time.ts'
import { isPaidDifferently } from '#domain/payment.ts'
import type { ProviderId } from '#server/payments/providers/registry.ts'
import type { Route } from './+types/pay'

/** How each provider is paid on this page; one without a window of its own is paid on its own page. */
const openers: Partial<Record<ProviderId, OpenCheckout>> = {
  razorpay: openRazorpay,
  test: openRazorpay,
}

/** The page is one button: it should answer at once. */
export const handle = { isEager: true }

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? unlistedHead(loaderData.words) : [])

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { services, words } = context.get(requestScope)
  const { payPage } = words
  const view = await services.payments.view(params.id)
  if (!view) throw data(null, { status: 404 })
  const { order, standing, buyer, repeatPurchase, checkout } = view
  const day = (time: Date) => dayInIndia(time, words.locale)
  const money = (minor: number) => formatMoney({ currency: order.currency as Currency, minor })
  const noticeAbout = (subject: typeof order, { title, text }: { title: string; text: string }) => ({
    title,
    text: fill(text, {
      package: packageName(subject.packageId, words),
      date: day(subject.paidAt ?? subject.createdAt),
    }),
  })
  const isAgain = checkout !== undefined && new URL(request.url).searchParams.has('again')
  const state = isPaidDifferently(standing) ? ('differing' as const) : standing.state
  const boughtTwice = repeatPurchase && {
    ...payPage.boughtTwice,
    text: fill(payPage.boughtTwice.text, {
      first: repeatPurchase.earlier.reference,
      second: repeatPurchase.order.reference,
    }),
  }
  return {
    words: payPage,
    checkoutWords: words.checkout,
    state,
    // The usual thanks promise to begin.
    instead: state === 'captured' ? boughtTwice : undefined,
    promisesMail: services.promisesMail,
    isTest: view.isTest,
    provider: order.provider,
    checkout,
    facts: {
      packageName: packageName(order.packageId, words),
      amount: money(order.amount),
      reference: order.reference,
      placedOn: day(order.createdAt),
      buyer: buyer && `${buyer.name}, ${buyer.email}`,
      receipt:
        order.receiptNumber && order.paidAt
          ? {
              number: order.receiptNumber,
              paidOn: day(order.paidAt),
              paymentId: standing.paymentId ?? '',
              refunded: standing.refunded > 0 ? money(standing.refunded) : undefined,
            }
          : undefined,
    },
    notices: [
      ...(standing.duplicate
        ? [
            {
              title: payPage.paidTwice.title,
              text: fill(payPage.paidTwice.text, {
                amount: money(order.amount),
                payment: standing.duplicate.paymentId,
              }),
            },
          ]
        : []),
      ...(boughtTwice && state !== 'captured' ? [boughtTwice] : []),
      ...(isAgain ? [noticeAbout(order, payPage.before.again)] : []),
      ...view.otherOrders.map((other) => noticeAbout(other, payPage.before[other.paidAt ? 'paid' : 'open'])),
    ],
  }
}

const pollInMilliseconds = 2_000

export default function Pay({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const isWaiting = loaderData.state === 'authorised'
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') revalidate()
    }
    // Whoever paid in another app comes back to a page that was hidden meanwhile.
    document.addEventListener('visibilitychange', look)
    const timer = isWaiting ? setInterval(look, pollInMilliseconds) : undefined
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearInterval(timer)
    }
  }, [isWaiting, revalidate])
  useDocumentForTheNextPage()
  const { provider, ...page } = loaderData
  return <PayPage {...page} openCheckout={openers[provider]} onChange={revalidate} />
}

/** The provider's script and what it may do end with this document: the next page is one of its own. */
function useDocumentForTheNextPage(): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state === 'blocked') location.assign(here(createPath(blocker.location)))
  }, [blocker])
}
