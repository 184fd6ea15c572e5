import { Fragment, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useHref } from 'react-router'
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
import { here } from '#content/here.ts'
import type { Words } from '#content/words.ts'
import { inputOf, orderFields } from '#domain/form-fields.ts'
import type { OrderWords } from './order-words.ts'
import { PackageCards, type ServicePackage } from './package-cards.tsx'

type FieldName = keyof Words['checkout']['details']['fields']

interface OrderFormProps {
  words: Words['pricing']['quickStart']
  planWords: Words['planWords']
  checkout: OrderWords
  isTest: boolean
  forms: Pick<Words['forms'], 'emailQuestion' | 'unconfirmed'>
  /** The package that another part of the page, or the address, names. */
  chosen?: string | undefined
  /** What was sent, when the server shows the form again: then without the packages, one of them is chosen. */
  values?: Record<string, string>
  errors?: Record<string, string>
  /** Why it was not taken; nothing while the questions have not been asked before. */
  notice?: { title: string; text?: string }
}

const path = '/api/payments/orders'
const fieldNames = Object.keys(orderFields) as FieldName[]

/**
 * What is bought, and then by whom: the button of a package sends the form, also without script. Pressed before the
 * details are there, it chooses the package and leads on to them.
 */
export function OrderForm(props: OrderFormProps) {
  const { words, planWords, checkout, forms, isTest, values = {}, notice } = props
  const { packages } = words
  const address = useHref(path)
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const { attempt, errors, show, onInput } = useFieldErrors(props.errors, values.email_suggestion)
  const [chosen, setChosen] = useState(chosenFrom(packages, { packageId: props.chosen, ...values }))
  const [buying, setBuying] = useState<ServicePackage['id']>()
  const [unconfirmed, setUnconfirmed] = useState<{ attempt?: object }>()
  const { details, notices } = checkout

  useEffect(() => {
    const kept = readDraft(address)
    if (!kept || !form.current) return
    fillFrom(form.current, kept.fields)
    setChosen(chosenFrom(packages, kept.fields))
    setUnconfirmed({})
  }, [packages, address])

  async function buy(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (buying) return
    const { submitter } = event.nativeEvent
    const data = new FormData(event.currentTarget, submitter)
    const fields = Object.fromEntries([...data].map(([name, value]) => [name, String(value).trim()]))
    setChosen(chosenFrom(packages, fields))
    const missing = fieldNames.find((name) => inputOf(orderFields[name]).required && !fields[name])
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
    show(sent)
    // A new document, not a page of this one: only there may the payment service be loaded.
    if (sent.kind === 'stored') location.assign(here(sent.answer.payUrl ?? ''))
    if (sent.kind === 'limited' || sent.kind === 'failed')
      toast({ title: notices.failed.title, text: sent.message ?? notices.failed.text, tone: 'destructive' })
    if (sent.kind === 'invalid') {
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
    fill(details.buy, { package: item.name, amount: item.amount.text })
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
      {notice && !attempt.isOnlyAsked && <Problems {...notice} errors={attempt.errors} />}
      {props.values && !notice && (
        <div role="status" className="mb-6 rounded-card border-2 border-marigold p-5">
          <p className="font-[600]">{notices.informationRequired.title}</p>
          <p className="mt-1">{notices.informationRequired.text}</p>
        </div>
      )}
      {!props.values && (
        <PackageCards
          packages={packages}
          planWords={planWords}
          action={(item) => (
            <Button
              {...buttonOf(item)}
              formAction={`${address}?choose`}
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
        <h3 id="buyer-title" className="text-20 leading-tight wide">
          {details.heading}
        </h3>
        <p className="mt-2 text-ink-2">{details.lead}</p>
        <div className="mt-5 grid gap-5 md:grid-cols-3">
          {fieldNames.map((name) => (
            <Fragment key={name}>
              <TextField
                {...inputOf(orderFields[name])}
                name={name}
                id={`buyer-${name}`}
                label={details.fields[name].label}
                error={errors[name]}
                defaultValue={values[name]}
              />
              {name === 'email' && (
                <EmailQuestion
                  words={forms.emailQuestion}
                  attempt={attempt}
                  answer={values.email_question}
                  className="md:order-last md:col-span-3"
                />
              )}
            </Fragment>
          ))}
        </div>
        <p className="mt-4 text-16 text-ink-2">
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
function chosenFrom(
  packages: ServicePackage[],
  fields: { packageId?: string | undefined },
): ServicePackage['id'] | undefined {
  return packages.find(({ id }) => id === fields.packageId)?.id
}

interface ProblemsProps {
  title: string
  text?: string
  errors: Record<string, string>
}

/** What the server refused: field by field, or as a whole. */
function Problems({ title, text, errors }: ProblemsProps) {
  const links = Object.entries(errors).map(([field, message]) => ({ field: `buyer-${field}`, message }))
  return (
    <div className="mb-6">
      {links.length > 0 ? (
        <ErrorSummary title={title} text={text} errors={links} attempt={errors} />
      ) : (
        <FormNotice title={title} text={text} />
      )}
    </div>
  )
}
