import { type FormEvent, type ReactNode, use, useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { LocaleContext } from '#app/ui/locale.ts'
import type { DemoWords } from '#content/assistant-words.ts'
import { bookingPath } from '#content/booking-link.ts'
import { bookableServices } from '#domain/booking-times.ts'
import { bookingFields, inputOf } from '#domain/form-fields.ts'
import { ownTime, shortTime } from '#domain/meeting-time.ts'
import { Notice } from './lead-form.tsx'
import { type DemoStepsOptions, useDemoSteps } from './use-demo-steps.ts'
import { useSlots } from './use-slots.ts'

interface DemoStepsProps extends DemoStepsOptions {
  /** Whoever wants another time, or to see all at once, gets the form. */
  onOther(): void
  /** Told what takes the answer while something is asked that is typed, and that nothing is any more. What is no answer is not taken. */
  onAsk(take: ((text: string) => boolean) | undefined): void
}

const offeredTimes = 4

/** Books a demo within the conversation: a free time by a press, then what is missing, one thing at a time, then the last press. */
export function DemoSteps({ onOther, onAsk, ...options }: DemoStepsProps) {
  const { words } = options
  const { slots, zone, state } = useSlots(undefined, { path: bookingPath })
  const { step, given, problems, alternatives, isSending, take, takeTyped, book } = useDemoSteps(options)
  useEffect(() => {
    onAsk(step === 'name' || step === 'email' ? (text) => takeTyped(step, text) : undefined)
    return () => onAsk(undefined)
  })
  const times = alternatives.length > 0 ? alternatives : evenly(slots, offeredTimes)
  const moment = (start: string) => <Moment start={start} zone={zone} words={words.ownTime} />
  if (state === 'unasked' || state === 'loading') return <p className="chat-steps">{words.loading}</p>
  if (step === 'start')
    return (
      <Step key={step} isFirst>
        {problems.start && <p role="alert">{problems.start}</p>}
        {times.length > 0 && <p>{words.start}</p>}
        <Choices
          options={times.map(({ start }) => ({ id: start, label: moment(start) }))}
          onChoose={(start) => take(step, start)}
        >
          <button type="button" onClick={onOther} className="chat-pill">
            {words.other}
          </button>
        </Choices>
      </Step>
    )
  if (step === 'service')
    return (
      <Step key={step}>
        <p>{words.service}</p>
        <Choices
          options={bookableServices.map((service) => ({ id: service, label: words.services[service] }))}
          onChoose={(service) => take(step, service)}
        />
      </Step>
    )
  if (step)
    return (
      <Step key={step}>
        <AskedDetail
          name={step}
          label={words[step]}
          next={words.next}
          value={given[step] ?? ''}
          problem={problems[step]}
          onGiven={(value) => take(step, value)}
        />
      </Step>
    )
  const service = bookableServices.find((each) => each === given.service)
  return (
    <Step key="last">
      <p>{moment(given.start ?? '')}</p>
      <p>{[service && words.services[service], given.name, given.email].join(', ')}</p>
      {problems.book && <p role="alert">{problems.book}</p>}
      <div className="chat-choices">
        <Button look="primary" onClick={() => book(zone)} disabled={isSending}>
          {isSending ? words.sending : words.submit}
        </Button>
        <button type="button" onClick={onOther} className="chat-pill">
          {words.change}
        </button>
      </div>
      <Notice words={words.notice} />
    </Step>
  )
}

/** Each stands where the one before it stood, which was pressed and is gone. */
function Step({ isFirst = false, children }: { isFirst?: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
    if (!isFirst) (box.current?.querySelector('input') ?? box.current)?.focus({ preventScroll: true })
  }, [isFirst])
  return (
    <div ref={box} tabIndex={-1} className="chat-steps outline-none">
      {children}
    </div>
  )
}

interface ChoicesProps {
  options: { id: string; label: ReactNode }[]
  onChoose(id: string): void
  children?: ReactNode
}

function Choices({ options, onChoose, children }: ChoicesProps) {
  return (
    <div className="chat-choices">
      {options.map(({ id, label }) => (
        <button key={id} type="button" onClick={() => onChoose(id)} className="chat-pill">
          {label}
        </button>
      ))}
      {children}
    </div>
  )
}

interface AskedDetailProps {
  name: 'name' | 'email'
  label: string
  next: string
  value: string
  problem: string | undefined
  onGiven(value: string): void
}

function AskedDetail({ name, label, next, value, problem, onGiven }: AskedDetailProps) {
  const input = useRef<HTMLInputElement>(null)
  const give = (event: FormEvent) => {
    event.preventDefault()
    const given = input.current?.value.trim()
    if (given) onGiven(given)
  }
  return (
    <form onSubmit={give} className="grid gap-2">
      <label htmlFor={`demo-step-${name}`}>{label}</label>
      {problem && <p role="alert">{problem}</p>}
      <div className="chat-choices">
        <input
          ref={input}
          id={`demo-step-${name}`}
          name={name}
          {...inputOf(bookingFields[name])}
          defaultValue={value}
          className="min-h-11 min-w-0 flex-1 rounded-[10px] border border-ink/50 bg-paper px-3 text-16"
        />
        <button type="submit" className="chat-pill">
          {next}
        </button>
      </div>
    </form>
  )
}

interface MomentProps {
  start: string
  zone: string
  words: DemoWords['ownTime']
}

function Moment({ start, zone, words }: MomentProps) {
  const locale = use(LocaleContext)
  const time = new Date(start)
  const own = ownTime(time, locale, zone, words)
  return (
    <span>
      {shortTime(time, locale)}
      {own && <span className="block text-14 font-[400]">{own}</span>}
    </span>
  )
}

/** Some of them, spread over the days that are free: the first of each of the next days, then others. */
function evenly<Slot extends { start: string; local: string }>(slots: Slot[], count: number): Slot[] {
  const isFirstOfDay = ({ local }: Slot, index: number) =>
    slots.findIndex((other) => other.local.slice(0, 10) === local.slice(0, 10)) === index
  const firsts = slots.filter(isFirstOfDay).slice(0, count - 1)
  const others = slots.filter((slot) => !firsts.includes(slot)).slice(0, count - firsts.length)
  return [...firsts, ...others].sort((one, other) => one.start.localeCompare(other.start))
}
