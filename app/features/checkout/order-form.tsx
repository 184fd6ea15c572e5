import { Fragment, type SubmitEvent, useRef, useState } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmailQuestion, MayAskAboutEmail, takeAnswer } from '#app/ui/form/email-question.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { useToast } from '#app/ui/toast/toast.ts'
import { fill } from '#content/fill.ts'
import { price } from '#content/prices.ts'
import type { CheckoutWords } from '#content/types/checkout.ts'
import type { FormWords } from '#content/types/forms.ts'
import type { PlanWords } from '#content/types/plan.ts'
import type { PackageId, PricingWords, ServicePackage } from '#content/types/pricing.ts'
import { PackageCards } from './package-cards.tsx'
import { placeOrder } from './place-order.ts'

type FieldName = keyof CheckoutWords['details']['fields']

interface OrderFormProps {
  words: PricingWords['quickStart']
  planWords: PlanWords
  checkout: CheckoutWords
  isTest: boolean
  forms: Pick<FormWords, 'emailQuestion'>
  /** What was sent and refused, when the server shows the form again: then without the packages, one of them is chosen. */
  values?: Partial<Record<FieldName | 'packageId' | 'email_question' | 'email_suggestion', string>>
  problems?: { title: string; text?: string; fields: Record<string, string> }
}

const fieldNames = ['name', 'email', 'phone'] as const
const inputs = {
  name: { autoComplete: 'name', required: true, maxLength: 120 },
  email: { autoComplete: 'email', type: 'email', required: true, maxLength: 254 },
  phone: { autoComplete: 'tel', type: 'tel', maxLength: 30 },
}

/**
 * What is bought, and then by whom: the button of a package sends the form, also without script. Pressed before the
 * details are there, it chooses the package and leads on to them.
 */
export function OrderForm(props: OrderFormProps) {
  const { words, planWords, checkout, forms, isTest, values = {}, problems } = props
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState(problems?.fields ?? {})
  const [suggestion, setSuggestion] = useState(values.email_suggestion)
  const [chosen, setChosen] = useState(words.packages.find(({ id }) => id === values.packageId)?.id)
  const [buying, setBuying] = useState<PackageId>()
  const { details, notices } = checkout

  async function buy(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (buying) return
    const { submitter } = event.nativeEvent
    takeAnswer(event.currentTarget, submitter)
    const sent = new FormData(event.currentTarget, submitter)
    const fields = Object.fromEntries([...sent].map(([name, value]) => [name, String(value).trim()]))
    setChosen(fields.packageId as PackageId)
    setSuggestion(undefined)
    const missing = (['name', 'email'] as const).filter((name) => !fields[name])
    if (missing.length > 0) {
      setErrors(
        Object.fromEntries(missing.map((name) => [name, details.fields[name].problems.missing ?? ''])),
      )
      toast({ ...notices.informationRequired, tone: 'destructive' })
      return focusOn(missing[0])
    }
    setErrors({})
    setBuying(fields.packageId as PackageId)
    const placed = await placeOrder(fields)
    // Also on success: whoever comes back finds the page as they left it.
    setBuying(undefined)
    // A new document, not a page of this one: only there may the payment service be loaded.
    if (placed.ok) return location.assign(placed.payUrl)
    setErrors(placed.fields)
    setSuggestion(placed.suggestion)
    const isAboutFields = Object.keys(placed.fields).length > 0
    toast({
      title: isAboutFields ? details.problemsTitle : notices.failed.title,
      text: placed.message || notices.failed.text,
      tone: 'destructive',
    })
    focusOn(fieldNames.find((name) => placed.fields[name]))
  }

  function focusOn(name: FieldName | undefined) {
    if (name) form.current?.querySelector<HTMLInputElement>(`#buyer-${name}`)?.focus()
  }

  const buttonOf = (item: ServicePackage) => ({
    type: 'submit' as const,
    form: 'order',
    'data-waits': true,
    name: 'packageId',
    value: item.id,
    'aria-disabled': buying !== undefined,
  })
  return (
    <>
      {/* What Enter in a field buys: the package that was chosen, and before one was, none at all. A form's first button
          does it, so this one stands before those of the packages. */}
      {chosen && <input type="hidden" form="order" name="packageId" value={chosen} />}
      <button type="submit" form="order" disabled={!chosen} hidden />
      {isTest && (
        <p className="mb-6 flex flex-wrap items-center gap-3 text-ink-2">
          <Badge tone="sample">{checkout.test.badge}</Badge>
          {checkout.test.text}
        </p>
      )}
      {problems && <Problems {...problems} />}
      {!problems && (
        <PackageCards
          packages={words.packages}
          planWords={planWords}
          action={(item) => (
            <Button
              {...buttonOf(item)}
              look="outline"
              aria-label={`${words.buy}: ${item.name}`}
              className="mt-6 w-full self-end"
            >
              {buying === item.id ? details.buying : words.buy}
            </Button>
          )}
        />
      )}
      <form
        id="order"
        ref={form}
        method="post"
        action="/api/payments/orders"
        noValidate
        onSubmit={buy}
        aria-labelledby="buyer-title"
        className="mt-6 rounded-card border border-line p-5 md:p-7"
      >
        <MayAskAboutEmail answer={values.email_question} />
        <h3 id="buyer-title" className="text-xl leading-tight wide">
          {details.heading}
        </h3>
        <p className="mt-2 text-ink-2">{details.lead}</p>
        <div className="mt-5 grid items-end gap-5 md:grid-cols-3">
          {fieldNames.map((name) => (
            <Fragment key={name}>
              <TextField
                {...inputs[name]}
                name={name}
                id={`buyer-${name}`}
                label={details.fields[name].label}
                error={errors[name]}
                defaultValue={values[name]}
              />
              {name === 'email' && suggestion && (
                <div className="md:order-last md:col-span-3">
                  <EmailQuestion
                    suggestion={suggestion}
                    take={fill(forms.emailQuestion.take, { suggestion })}
                    keep={forms.emailQuestion.keep}
                  />
                </div>
              )}
            </Fragment>
          ))}
        </div>
        <p className="mt-4 text-[0.9375rem] text-ink-2">
          {details.privacy.text}{' '}
          <SmartLink href={details.privacy.link.href} className="thread-link">
            {details.privacy.link.label}
          </SmartLink>
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          {words.packages
            .filter(({ id }) => !chosen || id === chosen)
            .map((item) => (
              <Button
                {...buttonOf(item)}
                key={item.id}
                look={chosen ? 'primary' : 'outline'}
                className="figures max-sm:w-full"
              >
                {buying === item.id
                  ? details.buying
                  : fill(details.buy, { package: item.name, amount: price(item.price) })}
              </Button>
            ))}
        </div>
      </form>
    </>
  )
}

/** What the server refused: field by field, or as a whole. */
function Problems(problems: NonNullable<OrderFormProps['problems']>) {
  const { title, text, fields } = problems
  const errors = Object.entries(fields).map(([field, message]) => ({ field: `buyer-${field}`, message }))
  return (
    <div className="mb-6">
      {errors.length > 0 ? (
        <ErrorSummary title={title} text={text} errors={errors} attempt={fields} />
      ) : (
        <div role="alert" className="rounded-card border-2 border-sindoor p-5">
          <p className="font-[600]">{title}</p>
          {text && <p className="mt-1">{text}</p>}
        </div>
      )}
    </div>
  )
}
