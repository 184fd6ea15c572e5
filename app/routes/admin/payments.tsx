import { z } from 'zod'
import { deskAction, flashOf } from '#app/desk-action.ts'
import { pageOf } from '#app/desk-request.ts'
import { PaymentsPage } from '#app/features/desk/payments-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { paymentDeskWords as words } from '#content/en/desk/payments.ts'
import type { Route } from './+types/payments'
import { listedPayment } from './listed-payment.ts'

const perPage = 50

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { payments } = context.get(requestScope).services
  const page = pageOf(new URL(request.url).searchParams)
  const listed = await payments.list({ limit: perPage + 1, offset: page * perPage })
  return {
    kind: payments.kind,
    differences: (await payments.differences()).map(listedPayment),
    payments: listed.slice(0, perPage).map(listedPayment),
    page,
    hasMore: listed.length > perPage,
    ...flashOf(request, words.done),
  }
}

export const action = deskAction(z.object({}), async (_fields, { services: { desk }, owner, flash }) =>
  flash((await desk.reconcilePayments(owner.email)) ? 'reconciled' : 'off'),
)

export default function Payments({ loaderData }: Route.ComponentProps) {
  return <PaymentsPage words={words} common={deskWords} {...loaderData} />
}
