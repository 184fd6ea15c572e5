import { data, redirect } from 'react-router'
import { TestPage } from '#app/features/checkout/test-page.tsx'
import { formOf } from '#app/posted-form.ts'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import type { Route } from './+types/test-checkout'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? unlistedHead({ title: loaderData.words.title, description: loaderData.words.text }) : []

/** Exists only where payments are in play. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, words } = context.get(requestScope)
  const { payments } = services
  const found = payments.kind === 'test' && (await payments.view(params.id))
  if (!found) throw data(null, { status: 404 })
  return { words: words.payPage.testPage, test: words.checkout.test }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { payments } = context.get(requestScope).services
  const view = payments.kind === 'test' ? await payments.view(params.id) : undefined
  if (!view) throw data(null, { status: 404 })
  const outcome = (await formOf(request)).get('outcome')
  if (view.checkout && (outcome === 'pay' || outcome === 'late' || outcome === 'fail')) {
    const proof = await payments.play(view.checkout.orderId, outcome)
    if (proof && proof !== 'failed') await payments.verify(proof)
  }
  return redirect(`/pay/${params.id}`, 303)
}

export default function TestCheckout({ loaderData }: Route.ComponentProps) {
  return <TestPage {...loaderData} />
}
