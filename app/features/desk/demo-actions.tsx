import { useId } from 'react'
import type { BookingDeskWords } from '#content/en/desk/bookings.ts'
import type { CalendarDemo } from './calendar.ts'
import { Confirm } from './confirm.tsx'
import { Disclosure } from './disclosure.tsx'
import { FreeTimes } from './free-times.tsx'
import { PostForm } from './post-form.tsx'
import type { RefusedFields } from './refused-fields.ts'
import { SmallButton } from './small-button.tsx'
import { SmallField } from './small-field.tsx'

interface DemoActionsProps {
  words: BookingDeskWords
  demo: CalendarDemo
  /** The screen as it stands, which is shown again after a change. */
  address: string
  /** What was just refused, of whichever demo. */
  refused: RefusedFields | undefined
}

/** What can be done with a demo: before it begins confirm, move and cancel it, and afterwards say who came. */
export function DemoActions({ words, demo, address, refused }: DemoActionsProps) {
  const form = { action: address, fields: { booking: demo.id } }
  return (
    // Another one once it is moved, so that the form is closed.
    <div key={demo.startsAt.getTime()} className="mt-1 flex flex-wrap items-start gap-x-2 gap-y-1">
      {demo.canChange && demo.state === 'requested' && (
        <PostForm {...form}>
          <SmallButton name="do" value="confirm">
            {words.confirm}
          </SmallButton>
        </PostForm>
      )}
      {demo.canMark && <Attendance words={words} demo={demo} form={form} />}
      {demo.canChange && (
        <Move
          words={words}
          demo={demo}
          address={address}
          refused={refused?.typed.booking === demo.id && refused.errors.time ? refused : undefined}
        />
      )}
      {demo.canChange && !demo.canMark && (
        <PostForm {...form}>
          <Confirm label={words.cancel} sure={words.sure} name="do" value="cancel" />
        </PostForm>
      )}
    </div>
  )
}

/** To another time. What is in the way is said here, with what can be had instead. */
function Move({ words, demo, address, refused }: DemoActionsProps) {
  const id = useId()
  return (
    <Disclosure label={words.move} isOpen={refused !== undefined}>
      <PostForm action={address} fields={{ do: 'move', booking: demo.id }} className="grid gap-3">
        <div className="flex flex-wrap gap-3">
          <SmallField
            label={words.date}
            type="date"
            name="date"
            required
            defaultValue={refused?.typed.date ?? demo.date}
          />
          <SmallField
            label={words.time}
            type="time"
            name="time"
            required
            defaultValue={refused?.typed.time ?? demo.time}
            aria-invalid={refused !== undefined}
            aria-describedby={refused && id}
          />
        </div>
        {refused && (
          <p id={id} className="font-[600] text-sindoor">
            {refused.errors.time}
          </p>
        )}
        <SmallButton className="justify-self-start">{words.submit}</SmallButton>
        {refused?.canInsist && (
          <SmallButton name="insist" value="yes" className="justify-self-start">
            {words.insist}
          </SmallButton>
        )}
        <FreeTimes label={words.free} times={refused?.free} />
      </PostForm>
    </Disclosure>
  )
}

interface AttendanceProps extends Pick<DemoActionsProps, 'words' | 'demo'> {
  form: { action: string; fields: Record<string, string> }
}

/** Whether the visitor came. A wrong mark can be taken back before anybody is written to. */
function Attendance({ words, demo, form }: AttendanceProps) {
  if (demo.attendance)
    return (
      <PostForm {...form}>
        <SmallButton name="do" value="unmark">
          {words.unmark}
        </SmallButton>
      </PostForm>
    )
  return (
    <>
      <PostForm {...form}>
        <SmallButton name="do" value="came">
          {words.came}
        </SmallButton>
      </PostForm>
      <PostForm {...form}>
        <SmallButton name="do" value="missed">
          {words.missed}
        </SmallButton>
      </PostForm>
    </>
  )
}
