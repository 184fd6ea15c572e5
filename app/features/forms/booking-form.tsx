import { use, useState } from 'react'
import { LocaleContext } from '#app/ui/locale.ts'
import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import { bookingFields } from '#domain/form-fields.ts'
import { meetingTime } from '#domain/meeting-time.ts'
import { FreeTimes } from './free-times.tsx'
import { LeadForm } from './lead-form.tsx'
import { TimeNote } from './time-note.tsx'
import { useChosenTime } from './use-chosen-time.ts'

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
  /** In the chat, which says what else would stand on the page of the demo; `manage` is its address. */
  onBooked?: (confirmation: { text: string; manage: string }) => void
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
  onBooked,
}: BookingFormProps) {
  const locale = use(LocaleContext)
  const { chosen, days, timeZone, handlers } = useChosenTime({
    date: values?.date ?? '',
    time: values?.time ?? '',
  })
  const [offer, setOffer] = useState({
    times: alternatives,
    takesFocus: Object.keys(errors ?? {}).length === 1,
  })
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
      <TimeNote words={words.hours} {...chosen} timeZone={timeZone} />
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
          date: days,
          time: { note },
        }}
        values={{ ...(about?.service && { service: about.service }), ...values }}
        errors={errors}
        missingNotice={words.missing}
        onAlternatives={(times, takesFocus) => setOffer({ times, takesFocus })}
        onStored={(answer, sent) => {
          const notice = noticeFor(answer, words)
          const { manage = '' } = answer
          const isLater = notice === words.replyLater
          if (!onBooked)
            return { notice, thanks: isLater ? `${manage}?later` : manage, isNoticeNeeded: isLater }
          onBooked({ text: `${notice.text}\n\n${detailsFor(answer, sent, words, locale)}`, manage })
          return { notice }
        }}
      >
        {about && <input type="hidden" name="about" value={about.id} />}
        {timeZone && <input type="hidden" name="time_zone" value={timeZone} />}
      </LeadForm>
    </div>
  )
}

function noticeFor({ status, autoReply }: Record<string, string>, words: Words['booking']) {
  if (status === 'requested') return words.requested
  return autoReply === 'sent' ? words.form.success : words.replyLater
}

/** As a list, in the way the chat writes one. */
function detailsFor(
  { start = '', bookingId = '' }: Record<string, string>,
  { email = '' }: Record<string, string>,
  { inChat }: Words['booking'],
  locale: string,
): string {
  const values = { when: meetingTime(new Date(start), locale), email, reference: bookingId }
  return inChat.details.map((line) => `- ${fill(line, values)}`).join('\n')
}
