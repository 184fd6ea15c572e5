import { type SubmitEvent, useRef, useState } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { useToast } from '#app/ui/toast/toast.ts'
import type { CheckoutWords } from '#content/types/checkout.ts'
import type { PlanWords } from '#content/types/plan.ts'
import type { PackageId, PricingWords } from '#content/types/pricing.ts'
import { PackageCards } from './package-cards.tsx'
import { placeOrder } from './place-order.ts'

type FieldName = keyof CheckoutWords['details']['fields']

interface OrderFormProps {
  words: PricingWords['quickStart']
  planWords: PlanWords
  checkout: CheckoutWords
  isTest: boolean
  /** What was sent and refused, when the server shows the form again. */
  values?: Partial<Record<FieldName, string>>
  problems?: { title: string; text?: string; fields: Record<string, string> }
}

const fieldNames = ['name', 'email', 'phone'] as const
const inputs = {
  name: { autoComplete: 'name', required: true, maxLength: 120 },
  email: { autoComplete: 'email', type: 'email', required: true, maxLength: 254 },
  phone: { autoComplete: 'tel', type: 'tel', maxLength: 30 },
}

/**
 * Who is buying, and then what: each package's button sends the form, also without script. The packages stand beside
 * the form and not in it, because they are part of what the page says.
 */
export function OrderForm({ words, planWords, checkout, isTest, values = {}, problems }: OrderFormProps) {
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [buying, setBuying] = useState<PackageId>()
  const { details, notices } = checkout

  async function buy(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (buying) return
    const sent = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const fields = Object.fromEntries([...sent].map(([name, value]) => [name, String(value).trim()]))
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
    const isAboutFields = Object.keys(placed.fields).length > 0
    toast({
      title: isAboutFields ? details.problemsTitle : notices.failed.title,
      text: placed.message || notices.failed.text,
      tone: 'destructive',
    })
    focusOn(fieldNames.find((name) => placed.fields[name]))
  }

  function focusOn(name: FieldName | undefined) {
    if (name) form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
  }

  const shown = problems && Object.keys(errors).length === 0 ? problems.fields : errors
  return (
    <>
      <form
        id="order"
        ref={form}
        method="post"
        action="/api/payments/orders"
        noValidate
        onSubmit={buy}
        aria-labelledby="buyer-title"
      >
        {/* Enter in a field presses the form's first button, which without this one is that of a package nobody chose. */}
        <button type="submit" disabled hidden />
        {isTest && (
          <p className="mb-6 flex flex-wrap items-center gap-3 text-ink-2">
            <Badge tone="sample">{checkout.test.badge}</Badge>
            {checkout.test.text}
          </p>
        )}
        {problems && <Problems {...problems} />}
        <div className="rounded-card border border-line p-5 md:p-7">
          <h3 id="buyer-title" className="text-xl leading-tight wide">
            {details.heading}
          </h3>
          <p className="mt-2 text-ink-2">{details.lead}</p>
          <div className="mt-5 grid items-end gap-5 md:grid-cols-3">
            {fieldNames.map((name) => (
              <TextField
                key={name}
                {...inputs[name]}
                name={name}
                id={`buyer-${name}`}
                label={details.fields[name].label}
                error={shown[name]}
                defaultValue={values[name]}
              />
            ))}
          </div>
          <p className="mt-4 text-[0.9375rem] text-ink-2">
            {details.privacy.text}{' '}
            <SmartLink href={details.privacy.link.href} className="thread-link">
              {details.privacy.link.label}
            </SmartLink>
          </p>
        </div>
      </form>
      <div className="mt-6">
        <PackageCards
          packages={words.packages}
          planWords={planWords}
          action={(item) => (
            <Button
              type="submit"
              form="order"
              data-waits
              look="outline"
              name="packageId"
              value={item.id}
              aria-label={`${words.buy}: ${item.name}`}
              aria-disabled={buying !== undefined}
              className="mt-6 w-full self-end"
            >
              {buying === item.id ? details.buying : words.buy}
            </Button>
          )}
        />
      </div>
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
