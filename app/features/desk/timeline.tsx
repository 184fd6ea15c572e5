import { Link } from 'react-router'
import type { DeskWords } from '#content/en/desk/common.ts'
import type { LeadWords } from '#content/en/desk/leads.ts'
import { fill } from '#content/fill.ts'
import { formatMoney, type Money } from '#content/money.ts'
import { bookingState } from './demo-line.tsx'
import { Moment } from './moment.tsx'
import { PostForm } from './post-form.tsx'

export type ShownHappening = { at: Date; id: string } & (
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
    }
  | { kind: 'mail'; subject: string; recipient: string; state: string }
  | { kind: 'note'; text: string; ownerEmail: string }
  | { kind: 'change'; action: string; ownerEmail: string | null; details: Record<string, unknown> }
  | { kind: 'testimonial'; text: string; rating: number; status: string }
)

interface TimelineProps {
  words: LeadWords
  common: DeskWords
  happenings: ShownHappening[]
}

export function Timeline({ words, common, happenings }: TimelineProps) {
  const canSplit = happenings.filter(({ kind }) => kind === 'lead').length > 1
  return (
    <ol className="flex flex-col gap-5 border-l-2 border-line pl-5">
      {happenings.map((happening) => (
        <li key={happening.id}>
          <p className="text-[0.875rem] text-ink-2">
            <Moment at={happening.at} />
          </p>
          <Told words={words} common={common} happening={happening} canSplit={canSplit} />
        </li>
      ))}
    </ol>
  )
}

interface ToldProps extends Omit<TimelineProps, 'happenings'> {
  happening: ShownHappening
  canSplit: boolean
}

function Told({ words, common, happening, canSplit }: ToldProps) {
  const { person } = words
  if (happening.kind === 'lead')
    return <Sent words={words} common={common} lead={happening} canSplit={canSplit} />
  if (happening.kind === 'note')
    return (
      <p className="rounded-[10px] bg-paper-2 px-4 py-2 whitespace-pre-line wrap-anywhere">
        {happening.text}
      </p>
    )
  if (happening.kind === 'mail')
    return (
      <p className="wrap-anywhere">
        {person.mail} {happening.recipient}:{' '}
        <Link to={`/admin/mail/${happening.id}`} className="thread-link">
          {happening.subject}
        </Link>{' '}
        <span className="text-ink-2">
          ({common.mailStates[happening.state as keyof DeskWords['mailStates']] ?? happening.state})
        </span>
      </p>
    )
  if (happening.kind === 'testimonial')
    return (
      <blockquote className="wrap-anywhere">
        {fill(person.rating, { rating: String(happening.rating) })}: {happening.text}
      </blockquote>
    )
  const { status } = happening.details
  return (
    <p className="text-ink-2">
      {person.changes[happening.action] ?? happening.action}
      {typeof status === 'string' && ` ${common.statuses[status as keyof DeskWords['statuses']] ?? status}`}
    </p>
  )
}

type SentLead = Extract<ShownHappening, { kind: 'lead' }>

interface SentProps extends Omit<TimelineProps, 'happenings'> {
  lead: SentLead
  /** Whether others of this person's submissions would be left. */
  canSplit: boolean
}

function Sent({ words, common, lead, canSplit }: SentProps) {
  const { utm = {}, firstPage, referrer } = lead.source
  const origin = [firstPage, referrer, ...Object.values(utm)].filter(Boolean).join(' · ')
  return (
    <div className="wrap-anywhere">
      <p className="font-[600]">
        {[common.kinds[lead.leadKind] ?? lead.leadKind, lead.subject].filter(Boolean).join(': ')}
      </p>
      {lead.booking && (
        <p>
          <Moment at={lead.booking.startsAt} /> · {bookingState(common, lead.booking)} ·{' '}
          <Link to={`/admin/bookings?find=${lead.booking.bookingId}`} className="thread-link">
            {words.person.move}
          </Link>
        </p>
      )}
      {lead.text && <p className="mt-1 whitespace-pre-line">{lead.text}</p>}
      {lead.order && (
        <p>
          {lead.order.packageName} · {formatMoney(lead.order.amount)} ·{' '}
          {common.paymentStates[lead.order.state] ?? lead.order.state} ·{' '}
          <Link to={`/admin/payments/${lead.order.id}`} className="thread-link">
            {lead.order.reference}
          </Link>
        </p>
      )}
      {lead.facts.length > 0 && <p className="mt-1 text-ink-2">{lead.facts.join(' · ')}</p>}
      {lead.transcript.length > 0 && (
        <Conversation words={words.person.conversation} messages={lead.transcript} />
      )}
      <p className="mt-1 text-[0.875rem] text-ink-2">{[lead.email, origin].filter(Boolean).join(' · ')}</p>
      {canSplit && (
        <PostForm>
          <input type="hidden" name="lead" value={lead.id} />
          <button
            type="submit"
            name="do"
            value="split"
            className="min-h-11 text-[0.875rem] text-ink-2 underline"
          >
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
            <span className="block text-[0.875rem] text-ink-2">
              {isBot ? words.assistant : words.visitor}
            </span>
            <span className="whitespace-pre-line">{text}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
