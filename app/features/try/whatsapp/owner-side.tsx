import { Badge } from '#app/ui/badge.tsx'
import { fill } from '#content/fill.ts'
import { type Chat, type Entry, fieldsOf } from '#domain/whatsapp/chat.ts'
import { OwnerActions } from './owner-actions.tsx'
import { ownerState } from './owner-state.ts'
import { answerText, type TryWords } from './said.ts'

interface OwnerSideProps {
  words: TryWords
  chat: Chat
  isExample: boolean
  onAct(next: Chat): void
}

/** What reaches the team while the customer writes: the card, a hand-over in three lines, and what happened. */
export function OwnerSide({ words, chat, isExample, onAct }: OwnerSideProps) {
  const { owner } = words
  const news = chat.entries.flatMap((entry) => newsOf(entry, words))
  return (
    <div>
      <h3 className="headline text-24 md:text-30">{owner.heading}</h3>
      <p className="mt-2 flex items-center gap-3 font-[600]" data-handler={chat.handler}>
        <span
          aria-hidden="true"
          className={`size-3 shrink-0 rounded-full ${chat.handler === 'agent' ? 'bg-peacock' : 'bg-marigold'}`}
        />
        {ownerState(chat, owner.states)}
      </p>
      {chat.need && chat.handler === 'person' && <Handover words={words} chat={chat} need={chat.need} />}
      <LeadCard words={words} chat={chat} />
      <div className="mt-5">
        {news.length > 0 && <h4 className="font-[600]">{owner.news}</h4>}
        <ul aria-live="polite" className="mt-2 grid gap-1.5">
          {news.slice(-4).map(({ id, text, isRefusal }) => (
            <li
              key={id}
              className={`border-l-[3px] pl-3 leading-snug ${isRefusal ? 'border-sindoor font-[600] text-sindoor' : 'border-line text-ink-2'}`}
            >
              {text}
            </li>
          ))}
        </ul>
      </div>
      {!isExample && <OwnerActions words={words} chat={chat} onAct={onAct} />}
    </div>
  )
}

function LeadCard({ words, chat }: { words: TryWords; chat: Chat }) {
  const { owner } = words
  const fieldNames: Record<string, string> = words.trades[chat.trade].fields
  const rows = fieldsOf(chat.trade).map((field) => ({
    term: fieldNames[field] ?? field,
    text: inOwnWords(chat, field, words),
  }))
  const facts = [
    {
      term: owner.from.term,
      text: fill(owner.from.text, { language: words.languages[chat.language].name }),
    },
    ...rows,
    { term: owner.offers.term, text: owner.offers.states[chat.offers] },
    { term: owner.window.term, text: chat.isWindowOpen ? owner.window.open : owner.window.closed },
  ]
  return (
    <div className="mt-5 overflow-hidden rounded-card border border-line bg-paper">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line bg-paper-2 px-4 py-2.5">
        <h4 className="font-[600]">{owner.card}</h4>
        <p className="flex gap-2">
          <Badge tone={chat.isBooked ? 'peacock' : 'indigo'}>
            {chat.isBooked ? owner.labels.booked : owner.labels.new}
          </Badge>
          {chat.offers === 'stopped' && <Badge tone="sindoor">{owner.labels.stopped}</Badge>}
        </p>
      </div>
      <dl className="px-4">
        {facts.map(({ term, text }) => (
          <div
            key={term}
            className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 border-line py-2 not-first:border-t leading-snug sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-2">{term}</dt>
            <dd className={text ? 'font-[600] wrap-anywhere' : 'text-ink-2'}>{text ?? owner.missing}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The conversation in three lines, for whoever takes it over. */
function Handover({ words, chat, need }: { words: TryWords; chat: Chat; need: NonNullable<Chat['need']> }) {
  const { title, about, told, why, nothing, needs } = words.owner.handover
  const answers = fieldsOf(chat.trade).flatMap((field) => inOwnWords(chat, field, words) ?? [])
  const lines = [
    { term: about, text: wishText(chat, words) ?? nothing },
    { term: told, text: answers.join(', ') || nothing },
    { term: why, text: needs[need] },
  ]
  return (
    <div role="status" className="mt-4 rounded-card border-2 border-marigold bg-paper p-4">
      <h4 className="font-[600]">{title}</h4>
      <ul className="mt-1.5 grid gap-1">
        {lines.map(({ term, text }) => (
          <li key={term} className="leading-snug wrap-anywhere">
            <span className="text-ink-2">{term}:</span> {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** In the team's language, whatever the customer reads; a long answer is cut. */
function inOwnWords(chat: Chat, field: string, words: TryWords): string | undefined {
  const answer = chat.answers[field]
  if (!answer) return undefined
  const text = answerText(answer, words.reader, words)
  return text.length > longestAnswer ? `${text.slice(0, longestAnswer).trimEnd()}…` : text
}

const longestAnswer = 90

function wishText({ wish }: Chat, words: TryWords): string | undefined {
  return wish && words.chats[words.reader].trade.steps.menu?.choices?.[wish]?.label
}

const refusals: ReadonlySet<string> = new Set(['window-closed', 'nothing-booked', 'no-consent', 'opted-out'])

function newsOf(entry: Entry, { owner }: TryWords): { id: number; text: string; isRefusal: boolean }[] {
  if (entry.kind === 'event')
    return [{ id: entry.id, text: owner.events[entry.event], isRefusal: refusals.has(entry.event) }]
  if (entry.kind === 'template') return [{ id: entry.id, text: owner.sent[entry.template], isRefusal: false }]
  return entry.by === 'owner' ? [{ id: entry.id, text: owner.sent.reply, isRefusal: false }] : []
}
