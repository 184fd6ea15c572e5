import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { FormNotice } from '#app/ui/form/form-notice.tsx'
import type { Words } from '#content/words.ts'
import type { BookingStage } from '#domain/booking-times.ts'
import { FreeTimes } from './free-times.tsx'
import { MoveDemoForm, type MoveTimes, moveFormId, type RefusedTime } from './move-demo-form.tsx'
import { Ticket } from './ticket.tsx'

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
  /** Free times to move it to, where it can be moved. */
  times: MoveTimes | undefined
  /** Those close to its own, for whoever is about to cancel. */
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
  const { words, common, demo, times, change } = props
  const { page } = words
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // What was pressed may be gone, and the page shorter.
    if (change?.kind === 'changed') heading.current?.focus()
  }, [change])
  const refused = refusedTime(words, change)
  /** Why nothing was changed, when no field is to blame. */
  const refusals: { [Kind in Change['kind']]?: string } = {
    limited: common.limited.text,
    unreachable: page.unreachable,
  }
  const refusal = change && refusals[change.kind]
  return (
    <div className="wrap max-w-3xl py-10 md:py-20">
      <h1 ref={heading} tabIndex={-1} className="headline text-38 md:text-48">
        {page.titles[demo.stage]}
      </h1>
      {!refused && (
        <p role="status" className="mt-4 text-17 text-ink-2">
          {leadOf(page, demo.stage, change?.kind === 'changed', isConfirmedLater)}
        </p>
      )}
      {refusal && (
        <div className="mt-6">
          <FormNotice title={refusal} attempt={change} />
        </div>
      )}
      {refused && !refusal && <NotMoved words={page.notMoved} errors={refused.errors} />}
      <div className="mt-8">
        <Ticket
          words={words}
          demo={{ ...demo, reference: demo.bookingId, timeZone: demo.visitorTimeZone }}
          manage={demo.manage}
          isAgreed={demo.stage !== 'requested'}
          hasCalendars={demo.canChange && (demo.stage === 'booked' || demo.stage === 'rescheduled')}
        />
      </div>
      {demo.canChange && times && (
        <div className="mt-10 grid gap-10">
          {/* Moved, the form begins anew. */}
          <MoveDemoForm
            key={demo.start.getTime()}
            words={words}
            common={common}
            demo={demo}
            times={times}
            refused={refused}
          />
          <Cancelling {...props} />
        </div>
      )}
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

function refusedTime(words: Words['booking'], change: Change | undefined): RefusedTime | undefined {
  const errors =
    change?.kind === 'taken' || change?.kind === 'closed'
      ? { time: words[change.kind].text }
      : (change?.messages ?? {})
  if (!change || change.kind === 'changed') return undefined
  return { errors, alternatives: change.alternatives, asked: change.values ?? {}, attempt: change }
}

interface NotMovedProps {
  words: Words['booking']['page']['notMoved']
  errors: Record<string, string>
}

/** Where a page without script begins. With script the form itself says it, and has the focus. */
function NotMoved({ words, errors }: NotMovedProps) {
  return (
    <div className="mt-6 rounded-card border-2 border-sindoor p-5">
      <p className="font-[600]">{words.title}</p>
      {Object.values(errors).map((message) => (
        <p key={message} className="mt-1">
          {message}
        </p>
      ))}
      <a href={`#${moveFormId}`} className="thread-link mt-2 inline-flex min-h-11 items-center">
        {words.choose}
      </a>
    </div>
  )
}

function Cancelling({ words, demo, otherTimes }: Pick<BookedDemoPageProps, 'words' | 'demo' | 'otherTimes'>) {
  const { cancel } = words.page
  const isBusy = useNavigation().state !== 'idle'
  return (
    <details className="border-t border-line pt-8">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-[600] text-sindoor underline underline-offset-4">
        {cancel.ask}
      </summary>
      <Form method="post" className="mt-4">
        <p className="text-ink-2">{cancel.text}</p>
        <Button
          look="outline"
          type="submit"
          name="intent"
          value="cancel"
          disabled={isBusy}
          className="mt-4 max-sm:w-full"
        >
          {cancel.submit}
        </Button>
      </Form>
      {otherTimes.length > 0 && (
        <Form method="post" className="mt-8">
          <FreeTimes
            heading={cancel.others}
            ownTime={words.hours.ownTime}
            times={otherTimes}
            timeZone={demo.visitorTimeZone}
          />
        </Form>
      )}
    </details>
  )
}
