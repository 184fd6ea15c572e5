import { Icon } from '#app/ui/icon.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import type { Words } from '#content/words.ts'
import type { ChatCard } from '#domain/chat-answer.ts'
import type { ChatState } from './chat-session.ts'
import { WhatsappLink } from './whatsapp-link.tsx'

interface CardsProps {
  cards: ChatCard[]
  words: Words['chatWidget']
  state: ChatState
  onBook(): void
  onHandOver(): void
  onAskTeam(): void
  onSay(text: string): void
}

/** What comes with a reply: prices at a glance, pages, ways onward. */
export function Cards({ cards, words, state, onBook, onHandOver, onAskTeam, onSay }: CardsProps) {
  if (cards.length === 0) return null
  const presses = { 'book-demo': onBook, 'hand-over': onHandOver, 'ask-team': onAskTeam }
  const priced = new Set(cards.flatMap((card) => (card.kind === 'price' ? [card.href] : [])))
  return (
    <div className="chat-cards">
      {cards.map((card) => {
        if (card.kind === 'price') return <PriceCard key={card.title} card={card} words={words.cards} />
        if (card.kind === 'page')
          return priced.has(card.href) ? null : (
            <PageLink key={card.href} label={card.label} href={card.href} />
          )
        if (card.kind === 'say')
          return (
            <button key={card.label} type="button" onClick={() => onSay(card.label)} className="chat-pill">
              {card.label}
            </button>
          )
        if (card.kind === 'not-right')
          return (
            <button key={card.kind} type="button" onClick={onAskTeam} className="chat-doubt">
              {card.label}
            </button>
          )
        if (card.kind !== 'whatsapp')
          return (
            <button key={card.kind} type="button" onClick={presses[card.kind]} className="chat-pill">
              <Icon name={card.kind === 'book-demo' ? 'calendar' : 'mail'} className="size-5" />
              {card.label}
            </button>
          )
        return (
          <WhatsappLink
            key={card.kind}
            words={words.handOver}
            label={card.label}
            state={state}
            className="chat-pill"
          />
        )
      })}
    </div>
  )
}

interface PriceCardProps {
  card: Extract<ChatCard, { kind: 'price' }>
  words: Words['chatWidget']['cards']
}

/** Only the columns that have figures: a package has no monthly price, a product no setup. */
function PriceCard({ card, words }: PriceCardProps) {
  const parts = (['setup', 'monthly', 'price'] as const).filter((part) => card.rows.some((row) => row[part]))
  return (
    <div className="chat-price">
      <table>
        <caption>{card.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.plan}</th>
            {parts.map((part) => (
              <th key={part} scope="col">
                {words[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="figures">
          {card.rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name || words.from}</th>
              {parts.map((part) => (
                <td key={part}>{row[part] ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <PageLink label={card.page} href={card.href} />
    </div>
  )
}

function PageLink({ label, href }: { label: string; href: string }) {
  return (
    <SmartLink href={href} className="chat-pill chat-page-link">
      <span className="chat-label">{label}</span>
      <Icon name="arrow" className="size-5" />
    </SmartLink>
  )
}
