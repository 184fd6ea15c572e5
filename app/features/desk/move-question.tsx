import { useEffect, useId, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { BookingDeskWords } from '#content/en/desk/bookings.ts'
import { fill } from '#content/fill.ts'
import { indianDateAndTime } from '#domain/booking-times.ts'
import { momentOf } from './layout-of-day.ts'
import { PostForm } from './post-form.tsx'
import { timestampText } from './timestamp.tsx'
import type { HeldDemo } from './use-drag.ts'

interface MoveQuestionProps {
  words: BookingDeskWords['question']
  /** The demo, and where it was let go. */
  dropped: HeldDemo
  action: string
  onEnd(): void
}

/** A hand slips, and a mail cannot be called back: nothing is sent before the owner has said so. */
export function MoveQuestion({ words, dropped: { demo, day, minute }, action, onEnd }: MoveQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const start = momentOf(day, minute)
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      aria-labelledby={title}
      onClose={onEnd}
      className="dialog fades m-auto w-[min(28rem,100vw-2rem)] rounded-card border border-line bg-paper p-6 text-ink"
    >
      <h2 id={title} className="text-20 leading-snug font-[600] wrap-anywhere">
        {fill(words.ask, { name: demo.name, when: timestampText(start, 'appointment') })}
      </h2>
      <p className="mt-2 text-ink-2">
        {fill(words.text, { before: timestampText(demo.startsAt, 'appointment') })}
      </p>
      <PostForm
        action={action}
        fields={{ booking: demo.id, ...indianDateAndTime(start) }}
        onSubmit={close}
        className="mt-5 flex flex-wrap gap-3"
      >
        <Button look="primary" type="submit" name="do" value="move">
          {words.move}
        </Button>
        <Button look="outline" onClick={close}>
          {words.leave}
        </Button>
      </PostForm>
    </dialog>
  )
}
