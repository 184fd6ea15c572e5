import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LineDrawing } from '#app/ui/line-drawing.tsx'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import { followUpWords } from '#content/en/desk/follow-ups.ts'
import type { LeadWords } from '#content/en/desk/leads.ts'
import { fill } from '#content/fill.ts'
import { type Currency, formatMoney } from '#content/money.ts'
import { mailStateText } from './mail-state.ts'
import { arrow } from './menu.tsx'
import { Parts } from './parts.tsx'
import { Sent, type SentLead } from './sent-lead.tsx'
import { dayText, Timestamp } from './timestamp.tsx'

interface OwnMail {
  kind: 'mail'
  subject: string
  recipient: string
  state: string
  problem: string | null
}

type ShownEvent = { at: Date; id: string } & (
  | SentLead
  | OwnMail
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
  /** Newest first. */
  events: ShownEvent[]
  /** The person's own address. */
  email: string | null
  /** Whether our mails leave. */
  sendsMail: boolean
}

/** As much as one looks at before an answer. */
const shownAtOnce = 12
/** Fewer are not worth a press. */
const leastFolded = 3

/** What was said and done, in its order: theirs on the left, ours on the right, everything else as thin lines between. */
export function Timeline({ events, ...given }: TimelineProps) {
  const entries = withLikeTogether(events.toReversed())
  const folded = foldedCount(entries)
  const canSplit = events.filter(({ kind }) => kind === 'lead').length > 1
  const list = (shown: Together[]) => (
    <ol className="flex flex-col gap-3 lg:gap-3.75">
      {shown.map((together) => (
        <li key={together[0].id} className="contents">
          <Folded words={given.words.person.mails} events={together}>
            {together[0].kind === 'change' ? (
              <Changes {...given} events={together} />
            ) : (
              together.map((event) => <Event key={event.id} {...given} event={event} canSplit={canSplit} />)
            )}
          </Folded>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      {folded > 0 && (
        <details className="group/earlier">
          <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 text-14 font-[600] text-indigo hover:underline [&::-webkit-details-marker]:hidden">
            {fill(given.words.person.earlier, { count: String(folded) })}
            <LineDrawing path={arrow} className="size-4 group-open/earlier:rotate-180" />
          </summary>
          {list(entries.slice(0, folded))}
        </details>
      )}
      {list(entries.slice(folded))}
    </>
  )
}

type Together = [ShownEvent, ...ShownEvent[]]

/** How many of the earliest are out of the way; never what the person sent last, nor anything after it. */
function foldedCount(entries: Together[]): number {
  const lastSent = entries.findLastIndex(([{ kind }]) => kind === 'lead' || kind === 'testimonial')
  const count = Math.min(entries.length - shownAtOnce, lastSent === -1 ? Infinity : lastSent)
  return count < leastFolded ? 0 : count
}

/** Mails only repeat what was sent, and changes are small: those that follow each other are one entry. */
function withLikeTogether(events: ShownEvent[]): Together[] {
  const entries: Together[] = []
  for (const event of events) {
    const last = entries.at(-1)
    if (last && belongTogether(last[0], event)) last.push(event)
    else entries.push([event])
  }
  return entries
}

function belongTogether(first: ShownEvent, next: ShownEvent): boolean {
  if (first.kind === 'change' && next.kind === 'change') return first.owner === next.owner
  return first.kind === 'mail' && next.kind === 'mail'
}

interface FoldedProps {
  words: LeadWords['person']['mails']
  events: Together
  children: ReactNode
}

/** Mails are out of the way, unless one has not arrived. */
function Folded({ words, events, children }: FoldedProps) {
  if (events[0].kind !== 'mail') return children
  const hasProblem = events.some((event) => event.kind === 'mail' && event.problem !== null)
  return (
    <details open={hasProblem} className="text-14 text-ink-2">
      <summary className="relative flex w-fit cursor-pointer items-center gap-1.5 after:absolute after:-inset-x-2 after:-inset-y-3">
        {fill(events.length === 1 ? words.one : words.other, { count: String(events.length) })}
        <LineDrawing path={arrow} className="size-4" />
      </summary>
      {children}
    </details>
  )
}

interface EventProps extends Omit<TimelineProps, 'events'> {
  event: ShownEvent
  canSplit: boolean
}

function Event({ words, common, event, email, sendsMail, canSplit }: EventProps) {
  const { person } = words
  const when = <Timestamp at={event.at} show="appointment" />
  switch (event.kind) {
    case 'lead':
      return (
        <Bubble side="theirs">
          <Sent
            words={words}
            common={common}
            lead={event}
            leadId={event.id}
            isOwnAddress={event.email === email}
            when={when}
            canSplit={canSplit}
          />
        </Bubble>
      )
    case 'testimonial':
      return (
        <Bubble side="theirs">
          <Parts className="text-14 text-ink-2">
            {fill(person.rating, { rating: String(event.rating) })}
            {when}
          </Parts>
          <blockquote>{event.text}</blockquote>
        </Bubble>
      )
    case 'reply':
      return (
        <Bubble side="ours">
          <Parts className="text-14 text-ink-2">
            <span>
              {fill(person.replied, { owner: event.owner })}{' '}
              <Link to={deskPaths.mail(event.id)} className="underline">
                {event.subject}
              </Link>
            </span>
            {mailStateText(common, event.state, sendsMail)}
            {when}
          </Parts>
          <Problem text={event.problem} />
          <p className="mt-1 whitespace-pre-line">{event.text}</p>
        </Bubble>
      )
    case 'note':
      return (
        <Bubble side="note">
          <Parts className="text-14 text-ink-2">
            {fill(person.noted, { owner: event.owner })}
            {when}
          </Parts>
          <p className="whitespace-pre-line">{event.text}</p>
        </Bubble>
      )
    case 'mail':
      return (
        <>
          <Parts className={line}>
            <span>
              {person.mail} {event.recipient}:{' '}
              <Link to={deskPaths.mail(event.id)} className="underline">
                {event.subject}
              </Link>
            </span>
            {mailStateText(common, event.state, sendsMail)}
            {when}
          </Parts>
          <Problem text={event.problem} />
        </>
      )
    case 'follow-up':
      return (
        <Parts className={line}>
          <span>
            {fill(event.isDone ? followUpWords.wasDone : followUpWords.wasSet, {
              day: dayText(event.dueOn),
              owner: event.owner,
            })}{' '}
            <span className="text-ink">{event.text}</span>
          </span>
          {when}
        </Parts>
      )
    case 'change':
      return null
  }
}

/** Changes that one owner made one after the other. */
function Changes({ words: { person }, common, events }: Pick<TimelineProps, 'words' | 'common' | 'events'>) {
  const changes = events.filter((event) => event.kind === 'change')
  const last = changes.at(-1)
  if (!last) return null
  const texts = changes.map(({ action, details }) =>
    `${person.changes[action] ?? action} ${changeDetails(details, common).join(', ')}`.trimEnd(),
  )
  return (
    <Parts className={line}>
      {[...new Set(texts)]}
      {last.owner && fill(common.by.whom, { name: last.owner })}
      <Timestamp at={last.at} show="appointment" />
    </Parts>
  )
}

/** What is neither theirs nor ours. */
const line = 'text-14 text-ink-2'

const sides = {
  theirs: 'self-start rounded-bl-none bg-paper-2',
  ours: 'self-end rounded-br-none bg-indigo/10',
  note: 'self-end border border-dashed border-ink-2/60',
}

function Bubble({ side, children }: { side: keyof typeof sides; children: ReactNode }) {
  return (
    <div className={`max-w-[min(90%,44rem)] rounded-card px-4 py-2.5 wrap-anywhere ${sides[side]}`}>
      {children}
    </div>
  )
}

function Problem({ text }: { text: string | null }) {
  return text && <span className="block text-14 text-sindoor">{text}</span>
}

function changeDetails(
  { status, minor, currency, reason, day, assignee }: Record<string, unknown>,
  common: DeskWords,
) {
  return [
    ...(typeof status === 'string' ? [common.statuses[status as keyof DeskWords['statuses']] ?? status] : []),
    ...(typeof minor === 'number' ? [formatMoney({ minor, currency: currency as Currency })] : []),
    ...(typeof reason === 'string' ? [reason] : []),
    ...(typeof day === 'string' ? [dayText(day)] : []),
    ...(typeof assignee === 'string' ? [assignee] : []),
  ]
}
