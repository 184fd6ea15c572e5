import { useEffect, useRef, useState } from 'react'
import { type Sent, sendForm } from '#app/ui/form/send-form.ts'
import type { DemoWords } from '#content/assistant-words.ts'
import { here } from '#content/here.ts'
import { randomId } from '#domain/request-ids.ts'
import { type BookedNow, bookedNow } from './booked-now.ts'
import { visitSource } from './visit-source.ts'
import { rememberDetails, rememberedVisitor } from './visitor-details.ts'

export interface DemoStepsOptions {
  words: DemoWords
  /** What the conversation already told. */
  known: { email?: string | undefined; phone?: string | undefined }
  onBooked(booked: BookedNow): void
}

export type Detail = 'start' | 'service' | 'name' | 'email'
type Details = Partial<Record<Detail | 'phone', string>>

/** What was chosen before something else was asked in between: it is not asked again. */
let begun: Details = {}

/** More of them are a sentence, and no name. */
const mostWords = 5

/** In this order; what is known is not asked. */
const order: readonly Detail[] = ['start', 'service', 'name', 'email']
/** What the server calls them, where it does not call them so. */
const fieldsOf: { [Name in Detail]?: string[] } = { start: ['date', 'time'] }

/** What is still missing of a booking, one thing at a time, and what came of sending it. */
export function useDemoSteps({ words, known, onBooked }: DemoStepsOptions) {
  const [details, setDetails] = useState(begun)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [alternatives, setAlternatives] = useState<{ start: string }[]>([])
  const [isSending, setSending] = useState(false)
  const submission = useRef(randomId())
  const given: Details = { ...rememberedVisitor(), ...told(known), ...details }
  /** None when all is there. */
  const step = details.start ? order.find((each) => !given[each] || problems[each]) : 'start'

  useEffect(() => {
    begun = details
  }, [details])

  /** What was typed into the conversation. False for what is no answer, such as a question of their own. */
  function takeTyped(detail: 'name' | 'email', text: string): boolean {
    if (text.includes('?') || text.split(/\s+/).length > mostWords) return false
    if (detail === 'email' && !/^\S+@\S+\.\S+$/.test(text))
      setProblems({ ...problems, email: words.again.email })
    else take(detail, text)
    return true
  }

  function take(detail: Detail, value: string): void {
    setDetails({ ...details, [detail]: value })
    rememberDetails({ [detail]: value })
    setProblems(({ [detail]: _solved, ...rest }) => rest)
  }

  async function book(timeZone: string): Promise<void> {
    setSending(true)
    const sent = await sendForm(here('/api/bookings'), {
      ...visitSource(),
      ...given,
      time_zone: timeZone,
      submission_id: submission.current,
    })
    setSending(false)
    settle(sent)
  }

  function settle(sent: Sent): void {
    if (sent.kind === 'stored') {
      setDetails({})
      onBooked(bookedNow(sent.answer, given))
    }
    if (sent.kind === 'invalid') refuse(sent)
    else if (sent.kind !== 'stored')
      setProblems({ book: sent.kind === 'limited' ? words.limited : words.failed })
  }

  function refuse({ messages, alternatives: free = [] }: Extract<Sent, { kind: 'invalid' }>): void {
    const isRefused = (detail: Detail) => (fieldsOf[detail] ?? [detail]).some((field) => field in messages)
    const refused = order.filter(isRefused)
    setProblems(
      refused.length > 0
        ? Object.fromEntries(refused.map((detail) => [detail, words.again[detail]]))
        : { book: words.failed },
    )
    setAlternatives(free)
    if (isRefused('start')) setDetails(({ start: _taken, ...kept }) => kept)
  }

  return { step, given, problems, alternatives, isSending, take, takeTyped, book }
}

function told(details: Details): Details {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value))
}
