import { redirect } from 'react-router'
import { noticeOf, ownerOf, pageOf } from '#app/desk-request.ts'
import { PaymentsPage } from '#app/features/desk/payments-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { paymentDeskWords as words } from '#content/en/desk/payments.ts'
import { audit } from '#server/auth/audit.ts'
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
    notice: noticeOf(request, words.done),
  }
}

export async function action({ context }: Route.ActionArgs) {
  const { payments, database } = context.get(requestScope).services
  if (payments.kind === 'off') return redirect('/admin/payments?done=off')
  await payments.reconcile(true)
  await audit(database.db, { ownerEmail: ownerOf(context).email, action: 'payments-reconciled' })
  return redirect('/admin/payments?done=reconciled')
}

export default function Payments({ loaderData }: Route.ComponentProps) {
  return <PaymentsPage words={words} common={deskWords} {...loaderData} />
}
