import { useEffect } from 'react'
import { createPath, data, useBlocker, useRevalidator } from 'react-router'
import { PayPage } from '#app/features/checkout/pay-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { company } from '#content/company.ts'
import { checkout } from '#content/en/checkout.ts'
import { payPage } from '#content/en/pay-page.ts'
import { fill } from '#content/fill.ts'
import { type Currency, formatMoney } from '#content/money.ts'
import { packageName } from '#domain/checkout.ts'
import { hostedCheckout } from '#domain/hosted-checkout.ts'
import { isPaidDifferently } from '#domain/payment.ts'
import type { Route } from './+types/pay'

/** The page is one button: it should answer at once. */
export const handle = { isEager: true }

export const meta: Route.MetaFunction = () => unlistedHead(payPage)

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { services, site } = context.get(requestScope)
  const { payments } = services
  const view = payments.kind === 'off' ? await payments.find(params.id) : await payments.view(params.id)
  if (!view) throw data(null, { status: 404 })
  const { order, standing, buyer, repeatPurchase } = view
  const money = (minor: number) => formatMoney({ currency: order.currency as Currency, minor })
  const options = 'options' in view ? view.options : undefined
  const pageUrl = new URL(`/pay/${order.id}`, site.publicUrl).href
  const noted = (said: { title: string; text: string }, about: typeof order) => ({
    title: said.title,
    text: fill(said.text, {
      package: packageName(about.packageId),
      date: dayInIndia(about.paidAt ?? about.createdAt),
    }),
  })
  const otherOrders = 'otherOrders' in view ? view.otherOrders : []
  const isAgain = options !== undefined && new URL(request.url).searchParams.has('again')
  return {
    state: isPaidDifferently(standing) ? ('differing' as const) : standing.state,
    promisesMail: services.promisesMail,
    isTest: order.provider === 'test',
    facts: {
      packageName: packageName(order.packageId),
      amount: money(order.amount),
      reference: order.reference,
      placedOn: dayInIndia(order.createdAt),
      buyer: buyer && `${buyer.name}, ${buyer.email}`,
      receipt:
        order.receiptNumber && order.paidAt
          ? {
              number: order.receiptNumber,
              paidOn: dayInIndia(order.paidAt),
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
      ...(repeatPurchase
        ? [
            {
              title: payPage.boughtTwice.title,
              text: fill(payPage.boughtTwice.text, {
                first: repeatPurchase.earlier.reference,
                second: repeatPurchase.order.reference,
              }),
            },
          ]
        : []),
      ...(isAgain ? [noted(payPage.before.again, order)] : []),
      ...otherOrders.map((other) => noted(payPage.before[other.paidAt ? 'paid' : 'open'], other)),
    ],
    payment:
      options && payments.kind !== 'off'
        ? {
            scriptUrl: payments.checkoutUrl,
            options,
            hosted:
              payments.kind === 'razorpay'
                ? hostedCheckout(options, payments.apiUrl, pageUrl)
                : { action: `/pay/${order.id}/test`, method: 'get' as const, fields: {} },
          }
        : undefined,
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
  return <PayPage {...loaderData} words={payPage} checkout={checkout} onChange={revalidate} />
}

/** The provider's script and what it may do end with this document: the next page is one of its own. */
function useDocumentForTheNextPage(): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state === 'blocked') location.assign(createPath(blocker.location))
  }, [blocker])
}

function dayInIndia(moment: Date): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: company.timeZone }).format(moment)
}
