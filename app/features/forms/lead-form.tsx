import { Fragment, type ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { EmailQuestion } from '#app/ui/form/email-question.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { CheckboxField, SelectField, TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { FormNotice } from '#app/ui/form/form-notice.tsx'
import { RatingField } from '#app/ui/form/rating-field.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { fill } from '#content/fill.ts'
import type { FormWords, NoticeWords } from '#content/types/forms.ts'
import { type LeadFormOptions, useLeadForm } from './use-lead-form.ts'

/** One field of a form; which words belong to it is said by its name. */
export interface FormField {
  name: string
  kind: 'text' | 'email' | 'tel' | 'date' | 'time' | 'lines' | 'choice' | 'rating' | 'agreement'
  required?: true
  autoComplete?: string
  longest?: number
  rows?: number
  /** The earliest day that can be chosen. */
  min?: string | undefined
  /** The latest. */
  max?: string | undefined
  options?: readonly { value: string; label: string }[]
  /** What each star of a rating means. */
  choices?: readonly string[]
  /** Takes the whole width of the form. */
  wide?: true
  /** Stands right after it. */
  note?: ReactNode
}

interface LeadFormProps extends LeadFormOptions {
  /** Stands before the ids of the fields, so that two forms can share a page. */
  id: string
  fields: readonly FormField[]
  asksForMarketing?: boolean
  /** Where the one that all forms share would not be true. */
  notice?: NoticeWords
  /** Between the fields and the small print. */
  children?: ReactNode
}

/** A form that reaches the team: with script it stays on the page, without it is a plain form to the same address. */
export function LeadForm({
  id,
  fields,
  asksForMarketing = true,
  notice,
  children,
  ...options
}: LeadFormProps) {
  const { address, words, common, values = {} } = options
  const { form, isSending, hint, attempt, errors, suggestion, draft, unconfirmed, send, discard, handlers } =
    useLeadForm(options)
  // Those of the fields on the page first, in their order, then whatever else was refused.
  const names = new Set([...fields.map(({ name }) => name), ...Object.keys(attempt)])
  const problems = [...names].flatMap((name) => {
    const message = attempt[name]
    return message ? [{ field: `${id}-${name}`, message }] : []
  })
  return (
    <form
      ref={form}
      id={id}
      method="post"
      action={address}
      aria-busy={isSending}
      className="grid gap-6 sm:grid-cols-2"
      {...handlers}
    >
      <div className="empty:hidden sm:col-span-2">
        <ErrorSummary title={common.summary} errors={problems} attempt={attempt} />
      </div>
      <p className="text-[0.9375rem] text-ink-2 sm:col-span-2">{words.requiredNote}</p>
      {fields.map(({ note, ...field }) => (
        <Fragment key={field.name}>
          <div className={field.wide || field.kind === 'lines' ? 'sm:col-span-2' : 'grid'}>
            <Field
              {...field}
              id={`${id}-${field.name}`}
              label={words.fields[field.name]?.label ?? field.name}
              hint={words.fields[field.name]?.hint}
              error={errors[field.name]}
              value={values[field.name]}
            />
          </div>
          {field.kind === 'email' && (
            <EmailQuestion
              words={common.emailQuestion}
              suggestion={suggestion}
              answer={values.email_question}
              className="-mt-3 sm:col-span-2"
            />
          )}
          {note && <div className="sm:col-span-2">{note}</div>}
        </Fragment>
      ))}
      <div className="empty:hidden sm:col-span-2">{children}</div>
      <Trap words={common} id={id} />
      <div className="sm:col-span-2">
        {asksForMarketing && (
          <CheckboxField
            name="marketing_consent"
            id={`${id}-marketing`}
            label={common.marketingConsent}
            defaultChecked={values.marketing_consent === 'on'}
          />
        )}
        <Notice words={notice ?? common.notice} />
      </div>
      {draft === 'unconfirmed' && (
        <div className="sm:col-span-2">
          <FormNotice
            title={common.unconfirmed.title}
            text={fill(common.unconfirmed.text, { button: words.submit })}
            attempt={unconfirmed}
          />
        </div>
      )}
      {(draft === 'waiting' || draft === 'ready') && (
        <div role="status" className="rounded-card border-2 border-marigold p-5 sm:col-span-2">
          <p className="font-[600]">{draft === 'ready' ? common.offline.back : common.offline.title}</p>
          {draft === 'waiting' && <p className="mt-1 text-ink-2">{common.offline.text}</p>}
          {draft === 'ready' && (
            <div className="mt-4 flex flex-wrap gap-3">
              <Button look="primary" onClick={() => send()} disabled={isSending}>
                {common.offline.send}
              </Button>
              <Button look="outline" onClick={discard}>
                {common.offline.discard}
              </Button>
            </div>
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <Button look="primary" type="submit" data-waits disabled={isSending} className="max-sm:w-full">
          {isSending ? words.sending : words.submit}
        </Button>
        <p role="status" className="font-[600] text-peacock empty:hidden">
          {hint}
        </p>
      </div>
    </form>
  )
}

interface FieldProps extends Omit<FormField, 'note'> {
  id: string
  label: string
  hint: string | undefined
  error: string | undefined
  value: string | undefined
}

function Field({ kind, value, longest, options = [], choices = [], wide: _wide, hint, ...rest }: FieldProps) {
  const shared = { ...rest, ...(hint && { hint }), defaultValue: value, maxLength: longest }
  if (kind === 'rating') return <RatingField {...rest} choices={choices} defaultValue={value} />
  if (kind === 'agreement')
    return (
      <>
        {/* Says that it was asked, also when the box stays empty. */}
        <input type="hidden" name={rest.name} value="no" />
        <CheckboxField {...rest} value="yes" defaultChecked={value === 'yes'} />
      </>
    )
  if (kind === 'lines') return <TextAreaField {...shared} />
  if (kind === 'choice') {
    const { maxLength: _longest, ...select } = shared
    return <SelectField {...select} options={options} />
  }
  return <TextField {...shared} type={kind} />
}

/** People neither see nor reach it; programs fill it in. */
function Trap({ words, id }: { words: FormWords; id: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw]">
      <label htmlFor={`${id}-website`}>{words.honeypot}</label>
      <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

function Notice({ words }: { words: NoticeWords }) {
  return (
    <details open className="mt-1 text-[0.9375rem] text-ink-2">
      <summary className="min-h-11 cursor-pointer py-2.5 underline decoration-line underline-offset-4">
        {words.title}
      </summary>
      <dl className="mb-2 grid gap-x-5 gap-y-1 sm:grid-cols-[auto_1fr]">
        {words.items.map(({ term, text }) => (
          <div key={term} className="contents">
            <dt className="font-[600] text-ink">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <SmartLink href={words.link.href} className="thread-link">
        {words.link.label}
      </SmartLink>
    </details>
  )
}
