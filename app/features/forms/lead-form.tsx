import { Fragment, type ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { EmailQuestion } from '#app/ui/form/email-question.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { CheckboxField, SelectField, TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { FormNotice } from '#app/ui/form/form-notice.tsx'
import { RatingField } from '#app/ui/form/rating-field.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { fill } from '#content/fill.ts'
import type { FieldWords, NoticeWords } from '#content/form-words.ts'
import type { Words } from '#content/words.ts'
import { type Field, type FieldTable, inputOf } from '#domain/form-fields.ts'
import { type LeadFormOptions, useLeadForm } from './use-lead-form.ts'

/** What a field needs beyond its row in the table, by what the page knows. */
interface FieldExtras {
  /** The earliest day that can be chosen. */
  min?: string | undefined
  /** The latest. */
  max?: string | undefined
  /** What can be chosen; of a rating, what each star means. */
  options?: readonly string[]
  /** The first line of a list from which nothing is chosen yet. */
  choose?: string | undefined
  /** Stands right after it. */
  note?: ReactNode
  /** Stands right before it. */
  before?: ReactNode
  /** Filled in by what stands before it, and sent all the same. */
  isHidden?: boolean
}

interface LeadFormProps extends LeadFormOptions {
  /** Stands before the ids of the fields, so that two forms can share a page. */
  id: string
  fields: FieldTable
  extras?: Record<string, FieldExtras>
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
  extras = {},
  asksForMarketing = true,
  notice,
  children,
  ...options
}: LeadFormProps) {
  const { words, common, values = {} } = options
  const { address, form, isSending, hint, attempt, errors, draft, unconfirmed, send, discard, handlers } =
    useLeadForm(options)
  // Those of the fields on the page first, in their order, then whatever else was refused.
  const names = new Set([...Object.keys(fields), ...Object.keys(attempt.errors)])
  const problems = [...names].flatMap((name) => {
    const message = attempt.errors[name]
    return message ? [{ field: `${id}-${name}`, message }] : []
  })
  return (
    <form
      ref={form}
      id={id}
      method="post"
      action={address}
      aria-busy={isSending}
      className="grid grid-cols-2 gap-6 *:col-span-2"
      {...handlers}
    >
      <div className="empty:hidden">
        <ErrorSummary title={common.summary} errors={problems} attempt={attempt} />
      </div>
      <p className="text-16 text-ink-2">{words.requiredNote}</p>
      {Object.entries(fields).map(([name, field]) => (
        <Fragment key={name}>
          {extras[name]?.before && <div>{extras[name].before}</div>}
          <div className={widthOf(field)} hidden={extras[name]?.isHidden}>
            <FieldControl
              field={field}
              extras={extras[name]}
              choiceLabels={common.choiceLabels}
              name={name}
              id={`${id}-${name}`}
              words={words.fields[name]}
              error={errors[name]}
              value={values[name]}
            />
          </div>
          {field.kind === 'email' && (
            <EmailQuestion words={common.emailQuestion} attempt={attempt} answer={values.email_question} />
          )}
          {extras[name]?.note && <div>{extras[name].note}</div>}
        </Fragment>
      ))}
      <div className="empty:hidden">{children}</div>
      <Trap words={common} id={id} />
      <div>
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
        <div>
          <FormNotice
            title={common.unconfirmed.title}
            text={fill(common.unconfirmed.text, { button: words.submit })}
            attempt={unconfirmed}
          />
        </div>
      )}
      {(draft === 'waiting' || draft === 'ready') && (
        <div role="status" className="rounded-card border-2 border-marigold p-5">
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
      {/* In a sheet within reach of the thumb, however long the form. */}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 in-[dialog]:sticky in-[dialog]:bottom-0 in-[dialog]:-mx-4 in-[dialog]:-mb-4 in-[dialog]:bg-paper in-[dialog]:px-4 in-[dialog]:py-3">
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

/** Day and time are short: they stand beside each other on a phone too. */
function widthOf(field: Field): string {
  if (field.kind === 'date' || field.kind === 'time') return 'col-span-1! not-[[hidden]]:grid'
  return field.isWide || 'rows' in field ? '' : 'grid sm:col-span-1!'
}

interface FieldControlProps {
  field: Field
  extras: FieldExtras | undefined
  /** How the language calls what can be chosen. */
  choiceLabels: Words['forms']['choiceLabels']
  name: string
  id: string
  words: FieldWords | undefined
  error: string | undefined
  value: string | undefined
}

function FieldControl({
  field,
  extras = {},
  choiceLabels,
  name,
  id,
  words,
  error,
  value,
}: FieldControlProps) {
  const { options = ('options' in field && field.options) || [], choose, min, max } = extras
  const { type, maxLength, ...input } = inputOf(field)
  const named = { name, id, label: words?.label ?? name, error, required: input.required }
  if (field.kind === 'rating') return <RatingField {...named} choices={options} defaultValue={value} />
  if (field.kind === 'agreement')
    return (
      <>
        {/* Says that it was asked, also when the box stays empty. */}
        <input type="hidden" name={name} value="no" />
        <CheckboxField {...named} value="yes" defaultChecked={value === 'yes'} />
      </>
    )
  const shared = { ...named, ...input, ...(words?.hint && { hint: words.hint }), defaultValue: value }
  if (field.kind === 'choice') {
    const lines = options.map((option) => ({ value: option, label: choiceLabels[option] ?? option }))
    return <SelectField {...shared} options={choose ? [{ value: '', label: choose }, ...lines] : lines} />
  }
  if ('rows' in field) return <TextAreaField {...shared} maxLength={maxLength} rows={field.rows} />
  return <TextField {...shared} type={type} maxLength={maxLength} min={min} max={max} />
}

/** People neither see nor reach it; programs fill it in. */
function Trap({ words, id }: { words: Words['forms']; id: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw]">
      <label htmlFor={`${id}-website`}>{words.honeypot}</label>
      <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** What becomes of the data: one press away, and before the button that sends them. */
export function Notice({ words }: { words: NoticeWords }) {
  return (
    <details className="mt-1 text-16 text-ink-2">
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
