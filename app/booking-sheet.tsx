import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type BookedNow, noticeOf } from '#app/features/forms/booked-now.ts'
import { BookingForm } from '#app/features/forms/booking-form.tsx'
import { Ticket } from '#app/features/forms/ticket.tsx'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { Words } from '#content/words.ts'
import type { BookingTopic } from '#domain/booking-topic.ts'

/** What is fetched with the sheet's code. */
export interface BookingWords extends Pick<Words, 'booking' | 'forms'> {
  about: BookingTopic | undefined
}

// Whoever closes the sheet and opens it again finds the time that they had chosen.
let chosenTime: string | undefined
const keepTime = (start: string) => {
  chosenTime = start
}

/** The booking form over whatever page one is on; what was booked takes the place of the form. */
export function BookingSheet({ words, onClosed }: { words: BookingWords; onClosed(): void }) {
  const { booking, forms, about } = words
  const dialog = useRef<HTMLDialogElement>(null)
  const outcome = useRef<HTMLParagraphElement>(null)
  const [chosenBefore] = useState(chosenTime)
  const [booked, setBooked] = useState<BookedNow>()
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.addEventListener('close', onClosed)
    return () => element?.removeEventListener('close', onClosed)
  }, [onClosed])
  const { pathname } = useLocation()
  const openedAt = useRef(pathname)
  useEffect(() => {
    // A link in the sheet was pressed: what it leads to is not to be behind it.
    if (pathname !== openedAt.current) dialog.current?.close()
  }, [pathname])
  useEffect(() => {
    if (booked) outcome.current?.focus()
  }, [booked])
  const notice = booked && noticeOf(booked.outcome, booking)
  return (
    <Dialog ref={dialog} title={notice?.title ?? booking.modalTitle} closeLabel={booking.close}>
      {booked ? (
        <div className="grid gap-5">
          <p ref={outcome} tabIndex={-1} className="outline-none">
            {notice?.text}
          </p>
          <Ticket
            words={booking}
            demo={{
              ...booked,
              start: new Date(booked.start),
              about: about?.label,
              reference: booked.bookingId,
              timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
            }}
            manage={booked.manage}
            isAgreed={booked.outcome !== 'requested'}
            hasCalendars={booked.outcome !== 'requested'}
          />
          <div className="flex flex-wrap gap-3">
            <ButtonLink look="outline" href={booked.manage}>
              {booking.ticket.manage}
            </ButtonLink>
            <Button look="primary" onClick={() => dialog.current?.close()}>
              {booking.ticket.done}
            </Button>
          </div>
        </div>
      ) : (
        <BookingForm
          id="booking-sheet"
          words={booking}
          common={forms}
          about={about}
          chosenBefore={chosenBefore}
          onChoose={keepTime}
          onBooked={(now) => {
            chosenTime = undefined
            setBooked(now)
          }}
          saysNotice
        />
      )}
    </Dialog>
  )
}
