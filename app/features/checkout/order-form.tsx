import { Fragment, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { dropDraft, fillFrom, keepDraft, readDraft } from '#app/ui/form/draft.ts'
import { EmailQuestion } from '#app/ui/form/email-question.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { FormNotice } from '#app/ui/form/form-notice.tsx'
import { type Sent, sendForm } from '#app/ui/form/send-form.ts'
import { useFieldErrors } from '#app/ui/form/use-field-errors.ts'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { useToast } from '#app/ui/toast/toast.ts'
import { fill } from '#content/fill.ts'
import { price } from '#content/prices.ts'
import type { CheckoutWords } from '#content/types/checkout.ts'
import type { FormWords } from '#content/types/forms.ts'
import type { PlanWords } from '#content/types/plan.ts'
import type { PackageId, PricingWords, ServicePackage } from '#content/types/pricing.ts'
import { PackageCards } from './package-cards.tsx'

type FieldName = keyof CheckoutWords['details']['fields']

interface OrderFormProps {
  words: PricingWords['quickStart']
  planWords: PlanWords
  checkout: CheckoutWords
  isTest: boolean
  forms: Pick<FormWords, 'emailQuestion' | 'unconfirmed'>
  /** What was sent and refused, when the server shows the form again: then without the packages, one of them is chosen. */
  values?: Partial<Record<FieldName | 'packageId' | 'email_question' | 'email_suggestion', string>>
  problems?: { title: string; text?: string; fields: Record<string, string> }
}

const address = '/api/payments/orders'
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
  const { packages } = words
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const { errors, show, onInput } = useFieldErrors(problems?.fields)
  const [suggestion, setSuggestion] = useState(values.email_suggestion)
  const [chosen, setChosen] = useState(chosenFrom(packages, values))
  const [buying, setBuying] = useState<PackageId>()
  const [unconfirmed, setUnconfirmed] = useState<{ attempt?: object }>()
  const { details, notices } = checkout

  useEffect(() => {
    const kept = readDraft(address)
    if (!kept || !form.current) return
    fillFrom(form.current, kept.fields)
    setChosen(chosenFrom(packages, kept.fields))
    setUnconfirmed({})
  }, [packages])

  async function buy(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (buying) return
    const { submitter } = event.nativeEvent
    const data = new FormData(event.currentTarget, submitter)
    const fields = Object.fromEntries([...data].map(([name, value]) => [name, String(value).trim()]))
    setChosen(chosenFrom(packages, fields))
    const missing = fieldNames.find((name) => 'required' in inputs[name] && !fields[name])
    // First what is bought, then by whom: the button of a package leads on to the details, and nothing is wrong yet.
    if (missing && !event.currentTarget.contains(submitter)) {
      toast(notices.informationRequired)
      return focusOn(missing)
    }
    setBuying(chosenFrom(packages, fields))
    const sent = await sendForm(address, fields)
    // Also on success: whoever comes back finds the page as they left it.
    setBuying(undefined)
    if (sent.kind === 'lost') keepDraft('sessionStorage', address, { fields })
    else dropDraft(address)
    settle(sent, missing !== undefined)
  }

  function settle(sent: Sent, isIncomplete: boolean) {
    setUnconfirmed(sent.kind === 'lost' ? { attempt: sent } : undefined)
    show(sent.kind === 'invalid' ? sent.messages : {})
    // A new document, not a page of this one: only there may the payment service be loaded.
    if (sent.kind === 'stored') location.assign(sent.answer.payUrl ?? '')
    if (sent.kind === 'limited' || sent.kind === 'failed')
      toast({ title: notices.failed.title, text: sent.message ?? notices.failed.text, tone: 'destructive' })
    if (sent.kind === 'invalid') {
      setSuggestion(sent.suggestion)
      if (isIncomplete) toast({ ...notices.informationRequired, tone: 'destructive' })
      focusOn(fieldNames.find((name) => sent.messages[name]))
    }
  }

  function focusOn(name: FieldName | undefined) {
    if (name) form.current?.querySelector<HTMLInputElement>(`#buyer-${name}`)?.focus()
  }

  /** The chosen one, and before that all of them. */
  const offered = packages.filter(({ id }) => !chosen || id === chosen)
  const buyLabel = (item: ServicePackage) =>
    fill(details.buy, { package: item.name, amount: price(item.price) })
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
          packages={packages}
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
        action={address}
        noValidate
        onSubmit={buy}
        onInput={onInput}
        aria-labelledby="buyer-title"
        className="mt-6 rounded-card border border-line p-5 md:p-7"
      >
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
              {name === 'email' && (
                <EmailQuestion
                  words={forms.emailQuestion}
                  suggestion={suggestion}
                  answer={values.email_question}
                  className="md:order-last md:col-span-3"
                />
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
        {unconfirmed && (
          <div className="mt-6">
            <FormNotice
              title={forms.unconfirmed.title}
              text={fill(forms.unconfirmed.text, { button: offered.map(buyLabel).join() })}
              {...unconfirmed}
            />
          </div>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          {offered.map((item) => (
            <Button
              {...buttonOf(item)}
              key={item.id}
              look={chosen ? 'primary' : 'outline'}
              className="figures max-sm:w-full"
            >
              {buying === item.id ? details.buying : buyLabel(item)}
            </Button>
          ))}
        </div>
      </form>
    </>
  )
}

/** None where what was kept names a package that is no longer on sale. */
function chosenFrom(packages: ServicePackage[], fields: { packageId?: string }): PackageId | undefined {
  return packages.find(({ id }) => id === fields.packageId)?.id
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
        <FormNotice title={title} text={text} />
      )}
    </div>
  )
}
