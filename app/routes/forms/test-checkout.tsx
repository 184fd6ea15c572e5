import { data, redirect } from 'react-router'
import { TestPage } from '#app/features/checkout/test-page.tsx'
import { formOf } from '#app/posted-form.ts'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { checkout } from '#content/en/checkout.ts'
import { payPage } from '#content/en/pay-page.ts'
import type { Route } from './+types/test-checkout'

export const meta: Route.MetaFunction = () =>
  unlistedHead({ title: payPage.testPage.title, description: payPage.testPage.text })

/** Exists only where payments are in play. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { payments } = context.get(requestScope).services
  const found = payments.kind === 'test' && (await payments.view(params.id))
  if (!found) throw data(null, { status: 404 })
  return null
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { payments } = context.get(requestScope).services
  const view = payments.kind === 'test' ? await payments.view(params.id) : undefined
  if (payments.kind !== 'test' || !view) throw data(null, { status: 404 })
  const outcome = (await formOf(request)).get('outcome')
  if (view.options && (outcome === 'pay' || outcome === 'late' || outcome === 'fail')) {
    const proof = await payments.testProvider.play(view.options.order_id, outcome)
    if (proof && proof !== 'failed') await payments.verify(proof)
  }
  return redirect(`/pay/${params.id}`, 303)
}

export default function TestCheckout() {
  return <TestPage words={payPage.testPage} test={checkout.test} />
}
