import { type ReactNode, useState } from 'react'
import { fill } from '#content/fill.ts'
import type { BookingWords } from '#content/types/booking.ts'
import type { FormWords } from '#content/types/forms.ts'
import { bookableServices } from '#domain/booking-times.ts'
import { meetingTime } from '#domain/meeting-time.ts'
import { FreeTimes } from './free-times.tsx'
import { type FormField, LeadForm } from './lead-form.tsx'
import { TimeNote } from './time-note.tsx'
import { useChosenTime } from './use-chosen-time.ts'

interface BookingFormProps {
  /** Two of them can be on one page: in the chat and in the page itself. */
  id?: string
  words: BookingWords
  common: FormWords
  values?: Record<string, string>
  errors?: Record<string, string> | undefined
  /** The plan or service whose button led here. */
  about?: { id: string; label: string; service: string } | undefined
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
  const { chosen, days, timeZone, handlers } = useChosenTime({
    date: values?.date ?? '',
    time: values?.time ?? '',
  })
  const [offer, setOffer] = useState({
    times: alternatives,
    takesFocus: Object.keys(errors ?? {}).length === 1,
  })
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
        fields={fieldsOf(
          days,
          <div className="grid gap-4">
            {offer.times.length > 0 && (
              <FreeTimes
                {...offer}
                heading={words.taken.choose}
                forYou={words.hours.forYou}
                timeZone={timeZone}
              />
            )}
            <TimeNote words={words.hours} {...chosen} timeZone={timeZone} />
          </div>,
        )}
        values={{ ...(about && { service: about.service }), ...values }}
        errors={errors}
        missingNotice={words.missing}
        onAlternatives={(times, takesFocus) => setOffer({ times, takesFocus })}
        onStored={(answer, sent) => {
          const notice = noticeFor(answer, words)
          const { manage = '', autoReply } = answer
          if (!onBooked) return { notice, thanks: autoReply === 'sent' ? manage : `${manage}?later` }
          onBooked({ text: `${notice.text}\n\n${detailsFor(answer, sent, words)}`, manage })
          return { notice }
        }}
      >
        {about && <input type="hidden" name="about" value={about.id} />}
        {timeZone && <input type="hidden" name="time_zone" value={timeZone} />}
      </LeadForm>
    </div>
  )
}

function noticeFor({ status, autoReply }: Record<string, string>, words: BookingWords) {
  if (status === 'requested') return words.requested
  return autoReply === 'sent' ? words.form.success : words.replyLater
}

/** As a list, in the way the chat writes one. */
function detailsFor(
  { start = '', bookingId = '' }: Record<string, string>,
  { email = '' }: Record<string, string>,
  { inChat }: BookingWords,
): string {
  const values = { when: meetingTime(new Date(start)), email, reference: bookingId }
  return inChat.details.map((line) => `- ${fill(line, values)}`).join('\n')
}

function fieldsOf(days: { min?: string; max?: string }, timeNote: ReactNode): FormField[] {
  return [
    { name: 'name', kind: 'text', required: true, autoComplete: 'name', longest: 120 },
    { name: 'email', kind: 'email', required: true, autoComplete: 'email', longest: 254 },
    {
      name: 'service',
      kind: 'choice',
      required: true,
      wide: true,
      options: bookableServices.map((label) => ({ value: label, label })),
    },
    { name: 'date', kind: 'date', required: true, ...days },
    { name: 'time', kind: 'time', required: true, note: timeNote },
    { name: 'company', kind: 'text', autoComplete: 'organization', longest: 120 },
    { name: 'phone', kind: 'tel', autoComplete: 'tel', longest: 30 },
    { name: 'message', kind: 'lines', longest: 5000, rows: 2 },
  ]
}
