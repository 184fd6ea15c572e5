import { type FormEvent, use, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { type Sent, sendForm } from '#app/ui/form/send-form.ts'
import { LocaleContext } from '#app/ui/locale.ts'
import type { Words } from '#content/words.ts'
import { bookableServices } from '#domain/booking-times.ts'
import { bookingFields, inputOf } from '#domain/form-fields.ts'
import { meetingTime, ownTime } from '#domain/meeting-time.ts'
import { randomId } from '#domain/request-ids.ts'
import { type BookedNow, bookedNow } from './booked-now.ts'
import { Notice } from './lead-form.tsx'
import { useSlots } from './use-slots.ts'
import { visitSource } from './visit-source.ts'
import { rememberedVisitor } from './visitor-details.ts'

interface DemoStepsProps {
  words: Words['booking']
  common: Words['forms']
  /** What the conversation already told. */
  known: { email?: string | undefined; phone?: string | undefined }
  onBooked(booked: BookedNow): void
  /** Whoever wants another time, or sees all at once, gets the form. */
  onOther(): void
}

type Detail = 'start' | 'service' | 'name' | 'email'
type Details = Partial<Record<Detail | 'phone', string>>

/** In this order; what is known is not asked. */
const steps: readonly Detail[] = ['start', 'service', 'name', 'email']
const offeredTimes = 4

/** Books a demo within the conversation: a free time by a press, then what is missing, one thing at a time, then the last press. */
export function DemoSteps({ words, common, known, onBooked, onOther }: DemoStepsProps) {
  const { slots, zone, state } = useSlots(undefined)
  const [details, setDetails] = useState<Details>({})
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [alternatives, setAlternatives] = useState<{ start: string }[]>([])
  const [isSending, setSending] = useState(false)
  const submission = useRef(randomId())
  const given: Details = { ...rememberedVisitor(), ...defined(known), ...details }
  const step = details.start ? steps.find((each) => !given[each] || problems[each]) : 'start'

  const take = (detail: Detail, value: string) => {
    // What was remembered is said once the visitor has begun.
    setDetails({ ...given, [detail]: value })
    setProblems(({ [detail]: _solved, ...rest }) => rest)
  }
  async function book(): Promise<void> {
    setSending(true)
    const sent = await sendForm('/api/bookings', {
      ...visitSource(),
      ...given,
      time_zone: zone,
      submission_id: submission.current,
    })
    setSending(false)
    settle(sent)
  }
  function settle(sent: Sent): void {
    if (sent.kind === 'stored') onBooked(bookedNow(words, sent.answer, given))
    else if (sent.kind === 'invalid') refuse(sent)
    else {
      const { title, text } = sent.kind === 'limited' ? common.limited : words.form.failure
      setProblems({ book: [title, text].filter(Boolean).join(': ') })
    }
  }
  function refuse(sent: Extract<Sent, { kind: 'invalid' }>): void {
    const { time, date, ...rest } = sent.messages
    const start = time ?? date
    setProblems({ ...rest, ...(start && { start }) })
    setAlternatives(sent.alternatives ?? [])
    if (start) setDetails(({ start: _taken, ...kept }) => kept)
  }

  const times = alternatives.length > 0 ? alternatives : evenly(slots, offeredTimes)
  if (state === 'unasked' || state === 'loading') return <p className="chat-steps">{words.picker.loading}</p>
  if (step === 'start')
    return (
      <div className="chat-steps">
        {problems.start && <p role="alert">{problems.start}</p>}
        {times.length > 0 && <p>{words.inChat.steps.start}</p>}
        <div className="chat-choices">
          {times.map(({ start }) => (
            <button key={start} type="button" onClick={() => take('start', start)} className="chat-pill">
              <Moment start={start} zone={zone} words={words.hours.ownTime} />
            </button>
          ))}
          <button type="button" onClick={onOther} className="chat-pill">
            {words.inChat.steps.other}
          </button>
        </div>
      </div>
    )
  if (step === 'service')
    return (
      <div className="chat-steps">
        <p>{words.inChat.steps.service}</p>
        <div className="chat-choices">
          {bookableServices.map((service) => (
            <button
              key={service}
              type="button"
              onClick={() => take('service', service)}
              className="chat-pill"
            >
              {service}
            </button>
          ))}
        </div>
      </div>
    )
  if (step)
    return (
      <AskedDetail
        key={step}
        name={step}
        words={words}
        value={given[step] ?? ''}
        problem={problems[step]}
        onGiven={(value) => take(step, value)}
      />
    )
  return (
    <div className="chat-steps">
      <p>
        <Moment start={given.start ?? ''} zone={zone} words={words.hours.ownTime} />
      </p>
      <p>{[given.service, given.name, given.email].join(', ')}</p>
      {problems.book && <p role="alert">{problems.book}</p>}
      <Notice words={common.notice} />
      <div className="chat-choices">
        <Button look="primary" onClick={book} disabled={isSending}>
          {isSending ? words.form.sending : words.form.submit}
        </Button>
        <button type="button" onClick={() => setDetails({})} className="chat-pill">
          {words.inChat.steps.change}
        </button>
      </div>
    </div>
  )
}

interface AskedDetailProps {
  name: 'name' | 'email'
  words: Words['booking']
  value: string
  problem: string | undefined
  onGiven(value: string): void
}

function AskedDetail({ name, words, value, problem, onGiven }: AskedDetailProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const give = (event: FormEvent) => {
    event.preventDefault()
    const given = input.current?.value.trim()
    if (given) onGiven(given)
  }
  return (
    <form onSubmit={give} className="chat-steps">
      <label htmlFor={`demo-step-${name}`}>{words.inChat.steps[name]}</label>
      {problem && <p role="alert">{problem}</p>}
      <div className="chat-choices">
        <input
          ref={input}
          id={`demo-step-${name}`}
          name={name}
          {...inputOf(bookingFields[name])}
          defaultValue={value}
          className="min-h-11 min-w-0 flex-1 rounded-[10px] border border-ink-2 bg-paper px-3 text-16"
        />
        <button type="submit" className="chat-pill">
          {words.inChat.steps.next}
        </button>
      </div>
    </form>
  )
}

interface MomentProps {
  start: string
  zone: string
  words: Words['booking']['hours']['ownTime']
}

function Moment({ start, zone, words }: MomentProps) {
  const locale = use(LocaleContext)
  const time = new Date(start)
  const own = ownTime(time, locale, zone, words)
  return (
    <span>
      {meetingTime(time, locale)}
      {own && <span className="block text-14 font-[400]">{own}</span>}
    </span>
  )
}

/** Some of them, spread over the days that are free: the first of each, then the next of the first. */
function evenly<Slot extends { start: string; local: string }>(slots: Slot[], count: number): Slot[] {
  const firsts = slots.filter(
    ({ local }, index) => slots.findIndex((other) => other.local.startsWith(local.slice(0, 10))) === index,
  )
  const rest = slots.filter((slot) => !firsts.includes(slot))
  return [...firsts.slice(0, count - 1), ...rest]
    .slice(0, count)
    .sort((one, other) => one.start.localeCompare(other.start))
}

function defined(details: Details): Details {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value))
}
