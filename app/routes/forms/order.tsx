import { OrderForm } from '#app/features/checkout/order-form.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { receiveOrder } from '#server/payments/receive-order.ts'
import type { Route } from './+types/order'
import { answerPlainForm, plainFormHeaders } from './plain-form.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { checkout, forms, pricing } = context.get(requestScope).words
  return { checkout, forms, words: pricing.quickStart, planWords: pricing.words }
}

export const meta: Route.MetaFunction = ({ loaderData: { checkout } }) =>
  unlistedHead({ title: checkout.again.title, description: checkout.again.text })

export const headers = plainFormHeaders

/** An order by a plain HTML form: on to its page, or the form again with what is wrong. */
export async function action({ context, request }: Route.ActionArgs) {
  const scope = context.get(requestScope)
  const answer = await answerPlainForm(
    request,
    scope,
    (fields, visit) => receiveOrder(scope.services, fields, visit),
    ({ page }) => page,
  )
  // The button of a package leads on to the questions, and nothing is wrong yet.
  const isChoosing = new URL(request.url).searchParams.has('choose')
  const isCalm = isChoosing && 'data' in answer && answer.data.code === 'information-required'
  return isCalm ? { values: answer.data.values } : answer
}

export default function Order({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { again } = loaderData.checkout
  return (
    <div className="wrap py-10 md:py-16">
      <h1 className="headline text-38 md:text-48">{again.title}</h1>
      <p className="measure mt-4 text-17 text-ink-2">{again.text}</p>
      <div className="mt-8">
        <OrderForm {...loaderData} isTest={matches[0].loaderData.site.payments === 'test'} {...actionData} />
      </div>
      <SmartLink href={again.back.href} className="thread-link mt-6 inline-flex min-h-11 items-center">
        {again.back.label}
      </SmartLink>
    </div>
  )
}
