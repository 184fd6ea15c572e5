import { useEffect, useRef, useState } from 'react'
import type { BookingWords } from '#content/types/booking.ts'
import type { FormWords } from '#content/types/forms.ts'
import { bookableServices, todayInIndia } from '#domain/booking-times.ts'
import { type FormField, LeadForm } from './lead-form.tsx'
import { TimeNote } from './time-note.tsx'

interface BookingFormProps {
  /** Two of them can be on one page: in the chat and in the page itself. */
  id?: string
  words: BookingWords
  common: FormWords
  values?: Record<string, string>
  errors?: Record<string, string>
  /** The plan or service whose button led here. */
  about?: { id: string; label: string; service: string } | undefined
  /** Told what the visitor is told. */
  onBooked?: (notice: string) => void
}

/** Asks for a demo. Times are India's; beside them stands what that is for the visitor. */
export function BookingForm({
  id = 'booking-form',
  words,
  common,
  values,
  errors,
  about,
  onBooked,
}: BookingFormProps) {
  const box = useRef<HTMLDivElement>(null)
  const first = { date: values?.date ?? '', time: values?.time ?? '' }
  const [chosen, setChosen] = useState(first)
  const [today, setToday] = useState<string>()
  const [timeZone, setTimeZone] = useState<string>()
  useEffect(() => {
    // The page may be older than the visit, and only the visitor's browser knows where it is.
    setToday(todayInIndia(new Date()))
    setTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone)
    // What was kept on the device is back in its fields by now.
    setChosen(chosenIn(box.current))
  }, [])
  return (
    // Changes of the fields inside bubble up to here.
    <div ref={box} onChange={() => setChosen(chosenIn(box.current))} onReset={() => setChosen(first)}>
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
        fields={fieldsOf(today)}
        values={{ ...(about && { service: about.service }), ...values }}
        errors={errors}
        missingNotice={words.missing}
        onStored={({ autoReply }) => {
          const notice = autoReply === 'sent' ? words.form.success : words.replyLater
          onBooked?.(notice.text)
          return notice
        }}
      >
        <TimeNote words={words.hours} {...chosen} timeZone={timeZone} />
        {about && <input type="hidden" name="about" value={about.id} />}
        {timeZone && <input type="hidden" name="time_zone" value={timeZone} />}
      </LeadForm>
    </div>
  )
}

function chosenIn(box: HTMLElement | null): { date: string; time: string } {
  const typed = (name: string) => box?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
  return { date: typed('date'), time: typed('time') }
}

function fieldsOf(today: string | undefined): FormField[] {
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
    { name: 'date', kind: 'date', required: true, min: today },
    { name: 'time', kind: 'time', required: true },
    { name: 'company', kind: 'text', autoComplete: 'organization', longest: 120 },
    { name: 'phone', kind: 'tel', autoComplete: 'tel', longest: 30 },
    { name: 'message', kind: 'lines', longest: 5000, rows: 2 },
  ]
}
