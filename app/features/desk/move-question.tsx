import { useEffect, useId, useRef } from 'react'
import { useNavigation } from 'react-router'
import type { BookingDeskWords } from '#content/en/desk/bookings.ts'
import { fill } from '#content/fill.ts'
import { indianDateAndTime } from '#domain/booking-times.ts'
import { type Availability, isWithinHours } from '#domain/diary.ts'
import { areOwn, type Obstacle, textOf } from './in-the-way.ts'
import { momentOf } from './layout-of-day.ts'
import { PostForm } from './post-form.tsx'
import { SmallButton } from './small-button.tsx'
import { timestampText } from './timestamp.tsx'
import type { HeldDemo } from './use-drag.ts'

interface MoveQuestionProps {
  words: BookingDeskWords
  /** The demo, and where it was let go. */
  dropped: HeldDemo
  /** What is in the way there. */
  obstacles: Obstacle[]
  availability: Availability
  now: Date
  action: string
  onEnd(): void
}

/**
 * A hand slips, and a mail cannot be called back: nothing is sent before the owner has said so. Where the demo cannot be,
 * the owner is told at once.
 */
export function MoveQuestion({
  words,
  dropped,
  obstacles,
  availability,
  now,
  action,
  onEnd,
}: MoveQuestionProps) {
  const { demo, day, minute } = dropped
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const own = words.question
  const start = momentOf(day, minute)
  const isPast = start <= now
  const isOutside = !isWithinHours(availability, start)
  const isPossible = !isPast && (obstacles.length === 0 || areOwn(obstacles))
  const because = obstacles.length > 0 && fill(words.because, { what: textOf(obstacles) })
  const close = () => dialog.current?.close()
  const isSending = useNavigation().formData?.get('booking') === demo.id
  const wasSending = useRef(false)
  useEffect(() => {
    // Not before: a second press would fall on what lies below.
    if (wasSending.current && !isSending) dialog.current?.close()
    wasSending.current = isSending
  }, [isSending])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={title}
      onClose={onEnd}
      className="dialog fades m-auto w-[min(28rem,100vw-2rem)] rounded-card border border-line bg-paper p-6 text-ink"
    >
      <h2 id={title} className="text-20 leading-snug font-[600] wrap-anywhere">
        {fill(isPossible ? own.ask : own.cannot, {
          name: demo.name,
          when: timestampText(start, 'appointment'),
        })}
      </h2>
      {(isPast || because) && <p className="mt-2 font-[600] text-sindoor">{isPast ? own.past : because}</p>}
      {isPossible && !because && isOutside && <p className="mt-2 font-[600]">{own.outside}</p>}
      <p className="mt-2 text-ink-2">
        {fill(isPossible ? own.text : own.stays, { before: timestampText(demo.startsAt, 'appointment') })}
      </p>
      <PostForm
        action={action}
        fields={{
          do: 'move',
          booking: demo.id,
          ...indianDateAndTime(start),
          ...(because && { insist: 'yes' }),
        }}
        className="mt-5 flex flex-wrap gap-3"
      >
        {isPossible && (
          <SmallButton look="strong" disabled={isSending}>
            {because ? words.insist : own.move}
          </SmallButton>
        )}
        <SmallButton type="button" onClick={close}>
          {isPossible ? own.leave : own.back}
        </SmallButton>
      </PostForm>
    </dialog>
  )
}
