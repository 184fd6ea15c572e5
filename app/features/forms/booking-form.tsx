import { useEffect, useState } from 'react'
import { bookingPath } from '#content/booking-link.ts'
import type { Words } from '#content/words.ts'
import { bookingFields } from '#domain/form-fields.ts'
import { type BookedNow, bookedNow, noticeOf } from './booked-now.ts'
import { FreeTimes } from './free-times.tsx'
import { LeadForm } from './lead-form.tsx'
import { TimeNote } from './time-note.tsx'
import type { FirstSlots } from './use-slots.ts'
import { useTimeChoice } from './use-time-choice.tsx'

interface BookingFormProps {
  /** Two of them can be on one page: in the chat and in the page itself. */
  id?: string
  words: Words['booking']
  common: Words['forms']
  values?: Record<string, string>
  errors?: Record<string, string> | undefined
  /** The plan or service whose button led here. */
  about?: { id: string; label: string; service: string | undefined; note?: string } | undefined
  /** Free times, when the one in the form is taken. */
  alternatives?: FreeTime[] | undefined
  /** Free times that the page brought along, and the day of them to look at. */
  firstSlots?: FirstSlots | undefined
  day?: string | undefined
  /** The time that was chosen when the form was last here, and who keeps it. */
  chosenBefore?: string | undefined
  onChoose?: ((start: string) => void) | undefined
  /** Where the form is not on a page of its own, which would lead to the page of the demo. */
  onBooked?: ((booked: BookedNow) => void) | undefined
  /** Whether what is said of it stands in the place of the form. */
  saysNotice?: boolean
}

interface FreeTime {
  start: Date | string
}

/** Asks for a demo. Times are India's; beside them stands what that is for the visitor. */
export function BookingForm({
  id = 'booking-form',
  words,
  common,
  values,
  errors,
  about,
  alternatives = [],
  firstSlots,
  day,
  chosenBefore,
  onChoose,
  onBooked,
  saysNotice = false,
}: BookingFormProps) {
  const [offer, setOffer] = useState({
    times: alternatives,
    takesFocus: Object.keys(errors ?? {}).length === 1,
  })
  const { date = '', time = '' } = values ?? {}
  const { chosen, days, timeZone, handlers, start, hasFreeTimes, isPicked, picker, pickAgain } =
    useTimeChoice({
      words: words.picker,
      first: { date, time },
      isChosen: Boolean(date && time),
      firstSlots,
      day,
      page: { path: bookingPath, about: about?.id },
      chosenBefore,
      onPick: () => setOffer({ times: [], takesFocus: false }),
    })
  useEffect(() => {
    if (start) onChoose?.(start)
  }, [start, onChoose])
  // Without script the zone that was asked for is theirs.
  const zone = timeZone ?? firstSlots?.zone
  const note = (
    <div className="grid gap-4">
      {offer.times.length > 0 && (
        <FreeTimes
          {...offer}
          heading={words.taken.choose}
          ownTime={words.hours.ownTime}
          timeZone={timeZone}
        />
      )}
      {!isPicked && (
        <TimeNote words={words.hours} {...chosen} timeZone={timeZone} showsHours={!hasFreeTimes} />
      )}
    </div>
  )
  return (
    <div {...handlers}>
      {about && (
        <p className="mb-6 border-l-[3px] border-marigold pl-3">
          {words.about}: <span className="font-[600]">{about.label}</span>
        </p>
      )}
      <LeadForm
        id={id}
        address="/api/bookings"
        words={words.form}
        common={common}
        fields={bookingFields}
        extras={{
          service: { choose: about && !about.service ? words.chooseService : undefined },
          date: { ...days, before: picker, isHidden: isPicked },
          time: { note: (!isPicked || offer.times.length > 0) && note, isHidden: isPicked },
        }}
        values={{
          ...(about?.service && { service: about.service }),
          ...(about?.note && { message: about.note }),
          ...values,
        }}
        errors={errors}
        missingNotice={words.missing}
        onAlternatives={(times, takesFocus) => {
          setOffer({ times, takesFocus })
          if (times.length > 0) pickAgain()
        }}
        onStored={(answer, sent) => {
          const booked = bookedNow(answer, sent)
          const { manage } = booked
          const notice = noticeOf(booked.outcome, words)
          const isLater = booked.outcome === 'unconfirmed'
          if (!onBooked)
            return { notice, thanks: isLater ? `${manage}?later` : manage, isNoticeNeeded: isLater }
          onBooked(booked)
          return { notice, isSaid: saysNotice && !isLater }
        }}
      >
        {about && <input type="hidden" name="about" value={about.id} />}
        {zone && <input type="hidden" name="time_zone" value={zone} />}
      </LeadForm>
    </div>
  )
}
