import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import type { BookingWords } from '#content/types/booking.ts'
import type { FormWords } from '#content/types/forms.ts'
import type { BookingStage } from '#domain/booking-times.ts'
import { FreeTimes } from './free-times.tsx'
import { TimeNote } from './time-note.tsx'
import { useChosenTime } from './use-chosen-time.ts'

interface BookedDemo {
  bookingId: string
  email: string
  service: string
  about: string | undefined
  date: string
  time: string
  when: string
  yourTime: string | undefined
  visitorTimeZone: string | null
  stage: BookingStage
  canChange: boolean
}

interface FreeTime {
  start: Date
}

interface BookedDemoPageProps {
  words: BookingWords
  common: FormWords
  demo: BookedDemo
  /** Free times close to its own, for whoever is about to cancel. */
  otherTimes: FreeTime[]
  /** Its confirmation had not left when it was booked. */
  isConfirmedLater: boolean
  /** What came of the last press of a button here. */
  change: Change | undefined
}

interface Change {
  kind: 'changed' | 'invalid' | 'time-taken' | 'limited' | 'closed' | 'unreachable'
  messages?: Record<string, string>
  /** Free times close to the one that was taken. */
  alternatives?: FreeTime[]
  /** What was asked for. */
  values?: { date?: string | undefined; time?: string | undefined }
}

/** Where the visitor sees the demo they booked, moves it or cancels it. */
export function BookedDemoPage({ isConfirmedLater, ...props }: BookedDemoPageProps) {
  const { words, demo, change } = props
  const { page } = words
  const facts = [
    [page.facts.service, demo.service],
    [page.facts.about, demo.about],
    [page.facts.when, demo.when],
    [page.facts.yourTime, demo.yourTime],
    [page.facts.email, demo.email],
    [page.facts.reference, demo.bookingId],
  ].filter((fact): fact is [string, string] => fact[1] !== undefined)
  return (
    <div className="wrap max-w-3xl py-10 md:py-20">
      <h1 className="headline text-[2.25rem] md:text-[3rem]">{page.titles[demo.stage]}</h1>
      <p role="status" className="mt-4 text-lg text-ink-2">
        {leadOf(page, demo.stage, change?.kind === 'changed', isConfirmedLater)}
      </p>
      <dl className="mt-8 grid gap-x-8 gap-y-3 border-y border-line py-6 sm:grid-cols-[auto_1fr]">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-2">{term}</dt>
            <dd className="font-[600] wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {demo.canChange && <Changes {...props} />}
      {!demo.canChange && demo.stage !== 'cancelled' && <p className="mt-8">{page.over}</p>}
      {!demo.canChange && (
        <ButtonLink look="primary" href={page.bookAnother.href} className="mt-8 max-sm:w-full">
          {page.bookAnother.label}
        </ButtonLink>
      )}
    </div>
  )
}

function leadOf(
  page: BookingWords['page'],
  stage: BookingStage,
  isChanged: boolean,
  isConfirmedLater: boolean,
): string {
  if (isChanged && stage !== 'booked') return page.done[stage]
  return stage === 'booked' && isConfirmedLater ? page.confirmedLater : page.leads[stage]
}

type ChangesProps = Omit<BookedDemoPageProps, 'isConfirmedLater'>

function Changes({ words, common, demo, otherTimes, change }: ChangesProps) {
  const { page } = words
  const isBusy = useNavigation().state !== 'idle'
  const errors: Record<string, string> =
    change?.kind === 'time-taken' ? { time: words.taken.text } : (change?.messages ?? {})
  const asked = change?.kind === 'changed' ? undefined : change?.values
  const problems = Object.entries(errors).map(([field, message]) => ({ field, message }))
  const first = { date: asked?.date ?? demo.date, time: asked?.time ?? demo.time }
  const { chosen, days, timeZone = demo.visitorTimeZone, handlers } = useChosenTime(first)
  return (
    <div className="mt-10 grid gap-10">
      <Refusal words={page} common={common} change={change} />
      <div {...handlers}>
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
            defaultValue={first.date}
            error={errors.date}
            {...days}
          />
          <TextField
            name="time"
            type="time"
            required
            label={page.reschedule.time}
            defaultValue={first.time}
            error={errors.time}
          />
          <div className="grid gap-4 sm:col-span-2">
            {change?.alternatives && (
              <FreeTimes
                heading={page.reschedule.free}
                forYou={words.hours.forYou}
                times={change.alternatives}
                timeZone={timeZone}
              />
            )}
            <TimeNote words={words.hours} {...chosen} timeZone={timeZone} />
          </div>
          <Button look="primary" type="submit" disabled={isBusy} className="justify-self-start max-sm:w-full">
            {page.reschedule.submit}
          </Button>
        </Form>
      </div>
      <details className="border-t border-line pt-8">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-[600] text-sindoor underline underline-offset-4">
          {page.cancel.ask}
        </summary>
        {otherTimes.length > 0 && (
          <Form method="post" className="mt-4">
            <FreeTimes
              heading={page.cancel.others}
              forYou={words.hours.forYou}
              times={otherTimes}
              timeZone={timeZone}
            />
          </Form>
        )}
        <Form method="post" className="mt-6">
          <p className="text-ink-2">{page.cancel.text}</p>
          <Button
            look="outline"
            type="submit"
            name="intent"
            value="cancel"
            disabled={isBusy}
            className="mt-4 max-sm:w-full"
          >
            {page.cancel.submit}
          </Button>
        </Form>
      </details>
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
