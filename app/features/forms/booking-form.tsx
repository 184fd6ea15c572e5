import { useState } from 'react'
import { bookingPath } from '#content/booking-link.ts'
import type { Words } from '#content/words.ts'
import { indianDateAndTime, startOf } from '#domain/booking-times.ts'
import { bookingFields } from '#domain/form-fields.ts'
import { type BookedNow, bookedNow, noticeFor } from './booked-now.ts'
import { FreeTimes } from './free-times.tsx'
import { LeadForm } from './lead-form.tsx'
import { TimeNote } from './time-note.tsx'
import { TimePicker } from './time-picker.tsx'
import { useChosenTime } from './use-chosen-time.ts'
import { type FirstSlots, useSlots } from './use-slots.ts'

interface BookingFormProps {
  /** Two of them can be on one page: in the chat and in the page itself. */
  id?: string
  words: Words['booking']
  common: Words['forms']
  values?: Record<string, string>
  errors?: Record<string, string> | undefined
  /** The plan or service whose button led here. */
  about?: { id: string; label: string; service: string | undefined } | undefined
  /** Free times, when the one in the form is taken. */
  alternatives?: FreeTime[] | undefined
  /** Free times that the page brought along, and the day of them to look at. */
  firstSlots?: FirstSlots | undefined
  day?: string | undefined
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
  onBooked,
  saysNotice = false,
}: BookingFormProps) {
  const free = useSlots(firstSlots)
  const { chosen, days, timeZone, handlers, choose } = useChosenTime({
    date: values?.date ?? '',
    time: values?.time ?? '',
  })
  const [offer, setOffer] = useState({
    times: alternatives,
    takesFocus: Object.keys(errors ?? {}).length === 1,
  })
  // Without script the zone that was asked for is theirs.
  const zone = timeZone ?? firstSlots?.zone
  const start = chosen.date && chosen.time ? startOf(chosen).toISOString() : undefined
  const [isPicking, setPicking] = useState(start === undefined)
  // What was picked says itself; what was typed stands in its fields.
  const isPicked = !isPicking && free.slots.some((slot) => slot.start === start)
  const picker = (
    <TimePicker
      words={words.picker}
      free={free}
      chosen={start}
      isOpen={!isPicked}
      onOpen={() => setPicking(true)}
      day={day}
      linkTo={(query) => {
        const { zone, from } = firstSlots ?? {}
        const kept = Object.entries({ about: about?.id, zone, from, ...query })
        return `${bookingPath}?${new URLSearchParams(kept.filter((entry): entry is [string, string] => Boolean(entry[1])))}`
      }}
      onPick={(picked) => {
        choose(indianDateAndTime(new Date(picked)))
        setPicking(false)
        setOffer({ times: [], takesFocus: false })
      }}
    />
  )
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
        <TimeNote words={words.hours} {...chosen} timeZone={timeZone} showsHours={free.state !== 'there'} />
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
        values={{ ...(about?.service && { service: about.service }), ...values }}
        errors={errors}
        missingNotice={words.missing}
        onAlternatives={(times, takesFocus) => {
          setOffer({ times, takesFocus })
          if (times.length === 0) return
          setPicking(true)
          free.refresh()
        }}
        onStored={(answer, sent) => {
          const notice = noticeFor(answer, words)
          const { manage = '' } = answer
          const isLater = notice === words.replyLater
          if (!onBooked)
            return { notice, thanks: isLater ? `${manage}?later` : manage, isNoticeNeeded: isLater }
          onBooked(bookedNow(words, answer, sent))
          return { notice, isSaid: saysNotice && !isLater }
        }}
      >
        {about && <input type="hidden" name="about" value={about.id} />}
        {zone && <input type="hidden" name="time_zone" value={zone} />}
      </LeadForm>
    </div>
  )
}
