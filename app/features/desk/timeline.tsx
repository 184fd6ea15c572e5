import { Link } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import { followUpWords } from '#content/en/desk/follow-ups.ts'
import type { LeadWords } from '#content/en/desk/leads.ts'
import { fill } from '#content/fill.ts'
import { type Currency, formatMoney, type Money } from '#content/money.ts'
import { bookingState } from './demo-line.tsx'
import { PostForm } from './post-form.tsx'
import { ReceivedMail, type ReceivedMailProps } from './received-mail.tsx'
import { dayText, Timestamp } from './timestamp.tsx'

type ShownEvent = { at: Date; id: string } & (
  | {
      kind: 'lead'
      leadKind: string
      email: string
      subject: string | null
      text: string | null
      facts: string[]
      transcript: { place: number; text: string; isBot: boolean }[]
      order?: { id: string; reference: string; packageName: string; amount: Money; state: string }
      source: { firstPage?: string; referrer?: string; utm?: Record<string, string> }
      booking?: { bookingId: string; startsAt: Date; state: string; changedBy: string | null }
      received?: Omit<ReceivedMailProps, 'words'>
    }
  | { kind: 'mail'; subject: string; recipient: string; state: string; problem: string | null }
  | {
      kind: 'reply'
      subject: string
      text: string
      owner: string
      state: string
      problem: string | null
    }
  | { kind: 'note'; text: string; owner: string }
  | { kind: 'follow-up'; dueOn: string; text: string; owner: string; isDone: boolean }
  | { kind: 'change'; action: string; owner: string | null; details: Record<string, unknown> }
  | { kind: 'testimonial'; text: string; rating: number; status: string }
)

interface TimelineProps {
  words: LeadWords
  common: DeskWords
  events: ShownEvent[]
}

export function Timeline({ words, common, events }: TimelineProps) {
  const canSplit = events.filter(({ kind }) => kind === 'lead').length > 1
  return (
    <ol className="flex flex-col gap-5 border-l-2 border-line pl-5">
      {events.map((event) => (
        <li key={event.id}>
          <p className="text-14 text-ink-2">
            <Timestamp at={event.at} />
          </p>
          <Event words={words} common={common} event={event} canSplit={canSplit} />
        </li>
      ))}
    </ol>
  )
}

interface EventProps extends Omit<TimelineProps, 'events'> {
  event: ShownEvent
  canSplit: boolean
}

function Event({ words, common, event, canSplit }: EventProps) {
  const { person } = words
  if (event.kind === 'lead') return <Sent words={words} common={common} lead={event} canSplit={canSplit} />
  if (event.kind === 'note')
    return (
      <div className="rounded-[10px] bg-paper-2 px-4 py-2 wrap-anywhere">
        <p className="text-14 text-ink-2">{fill(person.noted, { owner: event.owner })}</p>
        <p className="whitespace-pre-line">{event.text}</p>
      </div>
    )
  if (event.kind === 'mail')
    return (
      <p className="wrap-anywhere">
        {person.mail} {event.recipient}:{' '}
        <Link to={deskPaths.mail(event.id)} className="thread-link">
          {event.subject}
        </Link>{' '}
        <span className="text-ink-2">
          ({common.mailStates[event.state as keyof DeskWords['mailStates']] ?? event.state})
        </span>
        {event.problem && <span className="block text-14 text-sindoor">{event.problem}</span>}
      </p>
    )
  if (event.kind === 'reply')
    return (
      <div className="rounded-[10px] border border-line px-4 py-2 wrap-anywhere">
        <p className="text-14 text-ink-2">
          {fill(person.replied, { owner: event.owner })}{' '}
          <Link to={deskPaths.mail(event.id)} className="thread-link">
            {event.subject}
          </Link>{' '}
          ({common.mailStates[event.state as keyof DeskWords['mailStates']] ?? event.state})
        </p>
        {event.problem && <p className="text-14 text-sindoor">{event.problem}</p>}
        <p className="mt-1 whitespace-pre-line">{event.text}</p>
      </div>
    )
  if (event.kind === 'follow-up')
    return (
      <p className="rounded-[10px] bg-paper-2 px-4 py-2 wrap-anywhere">
        <span className="block text-14 text-ink-2">
          {fill(event.isDone ? followUpWords.wasDone : followUpWords.wasSet, {
            day: dayText(event.dueOn),
            owner: event.owner,
          })}
        </span>
        {event.text}
      </p>
    )
  if (event.kind === 'testimonial')
    return (
      <blockquote className="wrap-anywhere">
        {fill(person.rating, { rating: String(event.rating) })}: {event.text}
      </blockquote>
    )
  return (
    <p className="text-ink-2 wrap-anywhere">
      {person.changes[event.action] ?? event.action}
      {changeDetails(event.details, common).map((detail) => ` ${detail}`)}
      {event.owner && ` · ${fill(common.by.whom, { name: event.owner })}`}
    </p>
  )
}

function changeDetails(
  { status, minor, currency, day, assignee }: Record<string, unknown>,
  common: DeskWords,
) {
  return [
    ...(typeof status === 'string' ? [common.statuses[status as keyof DeskWords['statuses']] ?? status] : []),
    ...(typeof minor === 'number' ? [formatMoney({ minor, currency: currency as Currency })] : []),
    ...(typeof day === 'string' ? [dayText(day)] : []),
    ...(typeof assignee === 'string' ? [assignee] : []),
  ]
}

type SentLead = Extract<ShownEvent, { kind: 'lead' }>

interface SentProps extends Omit<TimelineProps, 'events'> {
  lead: SentLead
  /** Whether others of this person's submissions would be left. */
  canSplit: boolean
}

function Sent({ words, common, lead, canSplit }: SentProps) {
  const { utm = {}, firstPage, referrer } = lead.source
  const origin = lead.received ? '' : [firstPage, referrer, ...Object.values(utm)].filter(Boolean).join(' · ')
  return (
    <div className="wrap-anywhere">
      <p className="font-[600]">
        {[common.kinds[lead.leadKind] ?? lead.leadKind, lead.subject].filter(Boolean).join(': ')}
      </p>
      {lead.booking && (
        <p>
          <Timestamp at={lead.booking.startsAt} /> · {bookingState(common, lead.booking)} ·{' '}
          <Link to={deskPaths.booking(lead.booking.bookingId)} className="thread-link">
            {words.person.move}
          </Link>
        </p>
      )}
      {lead.text && <p className="mt-1 whitespace-pre-line">{lead.text}</p>}
      {lead.received && <ReceivedMail words={words.person.received} {...lead.received} />}
      {lead.order && (
        <p>
          {lead.order.packageName} · {formatMoney(lead.order.amount)} ·{' '}
          {common.paymentStates[lead.order.state] ?? lead.order.state} ·{' '}
          <Link to={deskPaths.payment(lead.order.id)} className="thread-link">
            {lead.order.reference}
          </Link>
        </p>
      )}
      {lead.facts.length > 0 && <p className="mt-1 text-ink-2">{lead.facts.join(' · ')}</p>}
      {lead.transcript.length > 0 && (
        <Conversation words={words.person.conversation} messages={lead.transcript} />
      )}
      <p className="mt-1 text-14 text-ink-2">{[lead.email, origin].filter(Boolean).join(' · ')}</p>
      {canSplit && (
        <PostForm fields={{ lead: lead.id }}>
          <button type="submit" name="do" value="split" className="min-h-11 text-14 text-ink-2 underline">
            {words.person.merge.split}
          </button>
        </PostForm>
      )}
    </div>
  )
}

interface ConversationProps {
  words: LeadWords['person']['conversation']
  messages: SentLead['transcript']
}

function Conversation({ words, messages }: ConversationProps) {
  return (
    <details className="mt-1">
      <summary className="min-h-11 cursor-pointer py-2 text-indigo underline">{words.open}</summary>
      <ol className="flex flex-col gap-2 border-l-2 border-line pl-4">
        {messages.map(({ place, text, isBot }) => (
          <li key={place}>
            <span className="block text-14 text-ink-2">{isBot ? words.assistant : words.visitor}</span>
            <span className="whitespace-pre-line">{text}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
