import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { FormNotice } from '#app/ui/form/form-notice.tsx'
import type { Words } from '#content/words.ts'
import type { BookingStage } from '#domain/booking-times.ts'
import { FreeTimes } from './free-times.tsx'
import { Ticket } from './ticket.tsx'
import { TimeNote } from './time-note.tsx'
import { useChosenTime } from './use-chosen-time.ts'

interface BookedDemo {
  bookingId: string
  email: string
  service: string
  about: string | undefined
  date: string
  time: string
  start: Date
  minutes: number
  videoUrl: string | null
  manage: string
  visitorTimeZone: string | null
  stage: BookingStage
  canChange: boolean
}

interface FreeTime {
  start: Date
}

interface BookedDemoPageProps {
  words: Words['booking']
  common: Words['forms']
  demo: BookedDemo
  /** Free times close to its own, for whoever is about to cancel. */
  otherTimes: FreeTime[]
  /** Its confirmation had not left when it was booked. */
  isConfirmedLater: boolean
  /** What came of the last press of a button here. */
  change: Change | undefined
}

interface Change {
  kind: 'changed' | 'invalid' | 'taken' | 'closed' | 'limited' | 'over' | 'unreachable'
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
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // What was pressed may be gone, and the page shorter.
    if (change?.kind === 'changed') heading.current?.focus()
  }, [change])
  return (
    <div className="wrap max-w-3xl py-10 md:py-20">
      <h1 ref={heading} tabIndex={-1} className="headline text-38 md:text-48">
        {page.titles[demo.stage]}
      </h1>
      <p role="status" className="mt-4 text-17 text-ink-2">
        {leadOf(page, demo.stage, change?.kind === 'changed', isConfirmedLater)}
      </p>
      <div className="mt-8">
        <Ticket
          words={words}
          demo={{ ...demo, reference: demo.bookingId, timeZone: demo.visitorTimeZone }}
          manage={demo.manage}
          hasCalendars={demo.canChange && (demo.stage === 'booked' || demo.stage === 'rescheduled')}
        />
      </div>
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
  page: Words['booking']['page'],
  stage: BookingStage,
  isChanged: boolean,
  isConfirmedLater: boolean,
): string {
  const done: { [Stage in BookingStage]?: string } = page.done
  if (isChanged && done[stage]) return done[stage]
  return stage === 'booked' && isConfirmedLater ? page.confirmedLater : page.leads[stage]
}

type ChangesProps = Omit<BookedDemoPageProps, 'isConfirmedLater'>

function Changes({ words, common, demo, otherTimes, change }: ChangesProps) {
  const { page } = words
  const isBusy = useNavigation().state !== 'idle'
  const errors: Record<string, string> =
    change?.kind === 'taken' || change?.kind === 'closed'
      ? { time: words[change.kind].text }
      : (change?.messages ?? {})
  const asked = change?.kind === 'changed' ? undefined : change?.values
  const problems = Object.entries(errors).map(([field, message]) => ({ field, message }))
  const first = { date: asked?.date ?? demo.date, time: asked?.time ?? demo.time }
  const { chosen, days, timeZone = demo.visitorTimeZone, handlers } = useChosenTime(first)
  const freeTimes = { ownTime: words.hours.ownTime, timeZone }
  /** Why nothing was changed, when no field is to blame. */
  const refusals: { [Kind in Change['kind']]?: string } = {
    limited: common.limited.text,
    unreachable: page.unreachable,
  }
  const refusal = change && refusals[change.kind]
  return (
    <div className="mt-10 grid gap-10">
      {refusal && <FormNotice title={refusal} attempt={change} />}
      <div {...handlers}>
        <Form method="post" noValidate className="grid gap-5 sm:grid-cols-2">
          <h2 className="text-24 leading-snug wide sm:col-span-2">{page.reschedule.heading}</h2>
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
                {...freeTimes}
                heading={page.reschedule.free}
                times={change.alternatives}
                takesFocus
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
            <FreeTimes {...freeTimes} heading={page.cancel.others} times={otherTimes} />
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
