import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import type { BookingWords } from '#content/types/booking.ts'
import type { FormWords } from '#content/types/forms.ts'

interface BookedDemo {
  bookingId: string
  service: string
  about: string | undefined
  date: string
  time: string
  when: string
  yourTime: string | undefined
  state: 'booked' | 'rescheduled' | 'cancelled'
  canChange: boolean
}

interface BookedDemoPageProps {
  words: BookingWords
  common: FormWords
  demo: BookedDemo
  /** Its confirmation had not left when it was booked. */
  isConfirmedLater: boolean
  /** What came of the last press of a button here. */
  change: Change | undefined
}

interface Change {
  kind: 'changed' | 'invalid' | 'limited' | 'closed' | 'unreachable'
  messages?: Record<string, string>
  /** What was asked for. */
  values?: { date?: string | undefined; time?: string | undefined }
}

/** Where the visitor sees the demo they booked, moves it or cancels it. */
export function BookedDemoPage({ words, common, demo, isConfirmedLater, change }: BookedDemoPageProps) {
  const { page } = words
  const lead = isConfirmedLater && demo.state === 'booked' ? page.confirmedLater : page.leads[demo.state]
  const facts = [
    [page.facts.service, demo.service],
    [page.facts.about, demo.about],
    [page.facts.when, demo.when],
    [page.facts.yourTime, demo.yourTime],
    [page.facts.reference, demo.bookingId],
  ].filter((fact): fact is [string, string] => fact[1] !== undefined)
  return (
    <div className="wrap max-w-3xl py-10 md:py-20">
      <h1 className="headline text-[2.25rem] md:text-[3rem]">{page.titles[demo.state]}</h1>
      <p role="status" className="mt-4 text-lg text-ink-2">
        {change?.kind === 'changed' && demo.state !== 'booked' ? page.done[demo.state] : lead}
      </p>
      <dl className="mt-8 grid gap-x-8 gap-y-3 border-y border-line py-6 sm:grid-cols-[auto_1fr]">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-2">{term}</dt>
            <dd className="font-[600] wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {demo.canChange && <Changes words={words} common={common} demo={demo} change={change} />}
      {!demo.canChange && demo.state !== 'cancelled' && <p className="mt-8">{page.over}</p>}
    </div>
  )
}

function Changes({ words: { page }, common, demo, change }: Omit<BookedDemoPageProps, 'isConfirmedLater'>) {
  const isBusy = useNavigation().state !== 'idle'
  const errors = change?.messages ?? {}
  const typed = change?.kind === 'changed' ? undefined : change?.values
  const problems = Object.entries(errors).map(([field, message]) => ({ field, message }))
  return (
    <div className="mt-10 grid gap-10">
      <Refusal words={page} common={common} change={change} />
      <Form method="post" noValidate className="grid gap-5 sm:grid-cols-2">
        <h2 className="text-2xl wide sm:col-span-2">{page.reschedule.heading}</h2>
        <div className="empty:hidden sm:col-span-2">
          <ErrorSummary title={common.summary} errors={problems} attempt={change} />
        </div>
        <TextField
          name="date"
          type="date"
          required
          label={page.reschedule.date}
          defaultValue={typed?.date ?? demo.date}
          error={errors.date}
        />
        <TextField
          name="time"
          type="time"
          required
          label={page.reschedule.time}
          defaultValue={typed?.time ?? demo.time}
          error={errors.time}
        />
        <Button look="primary" type="submit" disabled={isBusy} className="justify-self-start max-sm:w-full">
          {page.reschedule.submit}
        </Button>
      </Form>
      <Form method="post" className="border-t border-line pt-8">
        <h2 className="text-2xl wide">{page.cancel.heading}</h2>
        <p className="mt-2 text-ink-2">{page.cancel.text}</p>
        <Button
          look="outline"
          type="submit"
          name="intent"
          value="cancel"
          disabled={isBusy}
          className="mt-5 max-sm:w-full"
        >
          {page.cancel.submit}
        </Button>
      </Form>
    </div>
  )
}

interface RefusalProps {
  words: BookingWords['page']
  common: FormWords
  change: Change | undefined
}

/** Why nothing was changed, when no field is to blame. */
function Refusal({ words, common, change }: RefusalProps) {
  const box = useRef<HTMLParagraphElement>(null)
  const reasons: { [Kind in Change['kind']]?: string } = {
    limited: common.limited.text,
    unreachable: words.unreachable,
  }
  const reason = change && reasons[change.kind]
  useEffect(() => {
    // At every attempt, as the button may be far below.
    if (change) box.current?.focus()
  }, [change])
  if (!reason) return null
  return (
    <p ref={box} role="alert" tabIndex={-1} className="rounded-card border-2 border-sindoor p-5 font-[600]">
      {reason}
    </p>
  )
}
