import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import type { LeadWords } from '#content/en/desk/leads.ts'
import { fill } from '#content/fill.ts'
import { formatMoney, type Money } from '#content/money.ts'
import { internationalNumber } from '#domain/phone-number.ts'
import { bookingState } from './demo-line.tsx'
import { Mark } from './mark.tsx'
import { Menu, menuEntry } from './menu.tsx'
import { Parts } from './parts.tsx'
import { PostForm } from './post-form.tsx'
import { ReceivedMail, type ReceivedMailProps } from './received-mail.tsx'
import { Timestamp } from './timestamp.tsx'

export interface SentLead {
  kind: 'lead'
  leadKind: string
  email: string
  language: string
  /** The number they gave, where it is none of those above everything. */
  otherPhone?: string | undefined
  subject: string | null
  text: string | null
  facts: string[]
  transcript: { place: number; text: string; isBot: boolean }[]
  order?: { id: string; reference: string; packageName: string; amount: Money; state: string }
  source: { firstPage?: string; referrer?: string; utm?: Record<string, string> }
  booking?: { bookingId: string; startsAt: Date; state: string; changedBy: string | null }
  received?: Omit<ReceivedMailProps, 'words'>
}

interface SentProps {
  words: LeadWords
  common: DeskWords
  lead: SentLead
  leadId: string
  /** Whether it came from the person's own address, which stands above everything. */
  isOwnAddress: boolean
  when: ReactNode
  /** Whether others of this person's submissions would be left. */
  canSplit: boolean
}

/** One thing that a visitor sent. */
export function Sent({ words, common, lead, leadId, isOwnAddress, when, canSplit }: SentProps) {
  const language = common.languages[lead.language]
  const { utm = {}, firstPage, referrer } = lead.source
  const title = [common.kinds[lead.leadKind] ?? lead.leadKind, lead.subject].filter(Boolean).join(': ')
  const origin = lead.received ? [] : [firstPage, referrer, ...Object.values(utm)].filter(Boolean)
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <Parts className="text-14 text-ink-2">
          <strong className="font-[600] text-ink">{title}</strong>
          {language && <Mark>{language}</Mark>}
          {when}
        </Parts>
        {canSplit && (
          <Menu
            name={fill(words.person.merge.more, { what: title })}
            className="-my-2.5 -mr-3 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-ink-2 hover:text-ink lg:-my-2 lg:size-9"
          >
            <PostForm fields={{ lead: leadId }}>
              <button type="submit" name="do" value="split" className={menuEntry}>
                {words.person.merge.split}
              </button>
            </PostForm>
          </Menu>
        )}
      </div>
      {lead.booking && (
        <Parts>
          <Timestamp at={lead.booking.startsAt} />
          {bookingState(common, lead.booking)}
          <Link to={deskPaths.booking(lead.booking.bookingId)} className="thread-link">
            {words.person.move}
          </Link>
        </Parts>
      )}
      {lead.text && <p className="mt-1 whitespace-pre-line">{lead.text}</p>}
      {lead.received && <ReceivedMail words={words.person.received} {...lead.received} />}
      {lead.order && (
        <Parts>
          {lead.order.packageName}
          {formatMoney(lead.order.amount)}
          {common.paymentStates[lead.order.state] ?? lead.order.state}
          <Link to={deskPaths.payment(lead.order.id)} className="thread-link">
            {lead.order.reference}
          </Link>
        </Parts>
      )}
      {lead.facts.length > 0 && <Parts className="mt-1 text-ink-2">{lead.facts}</Parts>}
      {lead.otherPhone && (
        <p className="mt-1 text-ink-2">
          {words.person.otherPhone}{' '}
          <a href={`tel:+${internationalNumber(lead.otherPhone)}`} className="thread-link">
            {lead.otherPhone}
          </a>
        </p>
      )}
      {lead.transcript.length > 0 && (
        <Conversation words={words.person.conversation} messages={lead.transcript} />
      )}
      <Parts className="mt-1 text-14 text-ink-2 empty:hidden">
        {!isOwnAddress && lead.email}
        {origin}
      </Parts>
    </>
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
