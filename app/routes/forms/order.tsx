import { data, redirect } from 'react-router'
import { OrderForm } from '#app/features/checkout/order-form.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { checkout } from '#content/en/checkout.ts'
import { forms } from '#content/en/forms.ts'
import { pricing } from '#content/en/pricing.ts'
import { checkCheckout } from '#domain/checkout.ts'
import { readSubmission } from '#server/http/submission.ts'
import type { Route } from './+types/order'
import { plainFormHeaders } from './plain-form.ts'

export const meta: Route.MetaFunction = () =>
  unlistedHead({ title: checkout.again.title, description: checkout.again.text })

export const headers = plainFormHeaders

/** An order by a plain HTML form: on to its page, or the form again with what is wrong. */
export async function action({ context, request }: Route.ActionArgs) {
  const { services, clientAddress } = context.get(requestScope)
  const submission = await readSubmission(request)
  if (submission.kind === 'refused') throw submission.response
  const sent = submission.fields
  const names = ['name', 'email', 'phone', 'packageId', 'email_question'] as const
  const values: Record<string, string | undefined> = Object.fromEntries(
    names.map((name) => [name, textOf(sent[name])]),
  )
  const again = (
    status: number,
    said: { title: string; text?: string },
    fields: Record<string, string> = {},
    waitSeconds = 0,
  ) =>
    data(
      { values, problems: { ...said, fields } },
      { status, headers: waitSeconds ? { 'retry-after': String(waitSeconds) } : {} },
    )
  const { notices, closed } = checkout
  if (services.payments.kind === 'off') return again(503, closed.unavailable)
  const checked = checkCheckout(sent)
  if (!checked.ok) {
    const { code, title, message, fields } = checked
    values.email_suggestion = checked.suggestion
    // Of single fields each says its own.
    return again(422, code === 'fields' ? { title } : { title, text: message }, fields)
  }
  const wait = await services.limits.take('order-by-address', clientAddress)
  if (wait > 0) return again(429, notices.tooMany, {}, wait)
  const placed = await services.payments.place(checked.fields, undefined)
  return placed.ok ? redirect(placed.page, 303) : again(503, notices.failed, {}, 30)
}

export default function Order({ actionData, matches }: Route.ComponentProps) {
  return (
    <div className="wrap py-10 md:py-16">
      <h1 className="headline text-[2.125rem] md:text-[3rem]">{checkout.again.title}</h1>
      <p className="measure mt-4 text-lg text-ink-2">{checkout.again.text}</p>
      <div className="mt-8">
        <OrderForm
          words={pricing.quickStart}
          planWords={pricing.words}
          checkout={checkout}
          forms={forms}
          isTest={matches[0].loaderData.site.payments === 'test'}
          {...actionData}
        />
      </div>
      <SmartLink
        href={checkout.again.back.href}
        className="thread-link mt-6 inline-flex min-h-11 items-center"
      >
        {checkout.again.back.label}
      </SmartLink>
    </div>
  )
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
