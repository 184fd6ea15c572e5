import { useEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import type { Words } from '#content/words.ts'
import { FreeTimes } from './free-times.tsx'
import { TimeNote } from './time-note.tsx'
import type { FirstSlots } from './use-slots.ts'
import { useTimeChoice } from './use-time-choice.tsx'

export const moveFormId = 'move'

export interface MoveTimes {
  firstSlots: FirstSlots
  /** The day to look at. */
  day: string
  /** The time that was pressed, without script. */
  chosen: { date: string; time: string } | undefined
}

interface MoveDemoFormProps {
  words: Words['booking']
  common: Words['forms']
  demo: { manage: string; date: string; time: string; visitorTimeZone: string | null }
  times: MoveTimes
  /** What was asked for and refused, and why. */
  refused: RefusedTime | undefined
}

export interface RefusedTime {
  errors: Record<string, string>
  /** Free times close to it. */
  alternatives?: readonly { start: Date }[] | undefined
  asked: { date?: string | undefined; time?: string | undefined }
  /** Another object each time. */
  attempt: object
}

/** Moves a demo to a time that is picked from the free ones, or typed. */
export function MoveDemoForm({ words, common, demo, times, refused }: MoveDemoFormProps) {
  const { reschedule } = words.page
  const { errors = {}, alternatives = [], attempt } = refused ?? {}
  const isBusy = useNavigation().state !== 'idle'
  const shown = times.chosen ?? demo
  const first = { date: refused?.asked.date ?? shown.date, time: refused?.asked.time ?? shown.time }
  const choice = useTimeChoice({
    words: words.picker,
    first,
    isChosen: times.chosen !== undefined && !refused,
    firstSlots: times.firstSlots,
    day: refused?.asked.date ?? times.day,
    page: {
      path: demo.manage,
      anchor: `#${moveFormId}`,
      moved: demo.manage.slice(demo.manage.lastIndexOf('/') + 1),
    },
  })
  const { chosen, days, handlers, isPicked, picker, hasFreeTimes } = choice
  const { timeZone = demo.visitorTimeZone } = choice
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every refusal
  useEffect(() => {
    if (attempt) choice.pickAgain()
  }, [attempt])
  const problems = Object.entries(errors).map(([field, message]) => ({ field, message }))
  return (
    <div {...handlers}>
      <Form
        id={moveFormId}
        method="post"
        action={demo.manage}
        noValidate
        className="grid grid-cols-2 gap-5 *:col-span-2"
      >
        <h2 className="text-24 leading-snug wide">{reschedule.heading}</h2>
        <div className="empty:hidden">
          <ErrorSummary title={common.summary} errors={problems} attempt={attempt} />
        </div>
        {alternatives.length > 0 && (
          <FreeTimes
            heading={reschedule.free}
            ownTime={words.hours.ownTime}
            times={alternatives}
            timeZone={timeZone}
            takesFocus
          />
        )}
        {picker}
        <div className="col-span-1!" hidden={isPicked}>
          <TextField
            name="date"
            type="date"
            required
            label={reschedule.date}
            defaultValue={first.date}
            error={errors.date}
            {...days}
          />
        </div>
        <div className="col-span-1!" hidden={isPicked}>
          <TextField
            name="time"
            type="time"
            required
            label={reschedule.time}
            defaultValue={first.time}
            error={errors.time}
          />
        </div>
        {!isPicked && (
          <div className="empty:hidden">
            <TimeNote words={words.hours} {...chosen} timeZone={timeZone} showsHours={!hasFreeTimes} />
          </div>
        )}
        <Button look="primary" type="submit" disabled={isBusy} className="justify-self-start max-sm:w-full">
          {reschedule.submit}
        </Button>
      </Form>
    </div>
  )
}
