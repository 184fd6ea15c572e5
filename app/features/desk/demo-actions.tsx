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
  const decisions = decisionsOf(demo)
  return (
    // Another one once it is moved, so that the form is closed.
    <div key={demo.startsAt.getTime()} className="mt-1 flex flex-wrap items-start gap-x-6 gap-y-1">
      {decisions.length > 0 && (
        <PostForm action={address} fields={{ booking: demo.id }} className="flex flex-wrap gap-2">
          {decisions.map((value) => (
            <SmallButton key={value} name="do" value={value}>
              {words[value]}
            </SmallButton>
          ))}
        </PostForm>
      )}
      {demo.canChange && (
        <MoveDemo words={words} demo={demo} address={address} refused={refusedMoveOf(demo, refused)} />
      )}
      {demo.canChange && !demo.canMark && <CancelDemo words={words} demo={demo} address={address} />}
    </div>
  )
}

/** What the owner may say of it at once. A wrong mark can be taken back before anybody is written to. */
export function decisionsOf(demo: CalendarDemo): ('confirm' | 'came' | 'missed' | 'unmark')[] {
  const marks = demo.attendance ? (['unmark'] as const) : (['came', 'missed'] as const)
  return [
    ...(demo.canChange && demo.state === 'requested' ? (['confirm'] as const) : []),
    ...(demo.canMark ? marks : []),
  ]
}

/** What was just refused, if it was another time for this demo. */
export function refusedMoveOf(
  demo: CalendarDemo,
  refused: RefusedFields | undefined,
): RefusedFields | undefined {
  return refused?.typed.booking === demo.id && refused.errors.time ? refused : undefined
}

/** To another time. What is in the way is said here, with what can be had instead. */
export function MoveDemo({ words, demo, address, refused }: DemoActionsProps) {
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
        <SmallButton look="strong" className="justify-self-start">
          {words.submit}
        </SmallButton>
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

export function CancelDemo({ words, demo, address }: Omit<DemoActionsProps, 'refused'>) {
  return (
    <PostForm action={address} fields={{ booking: demo.id }}>
      <Confirm label={words.cancel} sure={words.sure} name="do" value="cancel" />
    </PostForm>
  )
}
