import type { BookingDeskWords } from '#content/en/desk/bookings.ts'
import type { CalendarDemo } from './calendar.ts'
import { Confirm } from './confirm.tsx'
import { PostForm } from './post-form.tsx'
import { SmallButton } from './small-button.tsx'
import { SmallField } from './small-field.tsx'

interface DemoActionsProps {
  words: BookingDeskWords
  demo: CalendarDemo
  /** The screen as it stands, which is shown again after a change. */
  address: string
}

/** What can be done with a demo: before it begins confirm, move and cancel it, and afterwards say who came. */
export function DemoActions({ words, demo, address }: DemoActionsProps) {
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
        <details className="open:w-full">
          <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 font-[600] text-indigo hover:bg-paper-2">
            {words.move}
          </summary>
          <PostForm {...form} className="mt-2 flex flex-wrap items-end gap-3 pb-2">
            <SmallField label={words.date} type="date" name="date" required defaultValue={demo.date} />
            <SmallField label={words.time} type="time" name="time" required defaultValue={demo.time} />
            <SmallButton name="do" value="move">
              {words.submit}
            </SmallButton>
          </PostForm>
        </details>
      )}
      {demo.canChange && !demo.canMark && (
        <PostForm {...form}>
          <Confirm label={words.cancel} sure={words.sure} name="do" value="cancel" />
        </PostForm>
      )}
    </div>
  )
}

interface AttendanceProps extends Pick<DemoActionsProps, 'words' | 'demo'> {
  form: { action: string; fields: Record<string, string> }
}

/** Whether the visitor came. A wrong mark can be taken back; the mail to who did not come cannot. */
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
        <Confirm label={words.missed.label} sure={words.missed.sure} name="do" value="missed">
          <p>{words.missed.text}</p>
        </Confirm>
      </PostForm>
    </>
  )
}
