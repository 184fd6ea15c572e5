import { Badge } from '#app/ui/badge.tsx'
import { type Chat, fieldsOf } from '#domain/whatsapp/chat.ts'
import { ownerState } from './owner-state.ts'
import { inOwnWords, type TryWords } from './said.ts'

/** On a phone, over the conversation and always in sight: what the team has of it by now. */
export function OwnerGlance({ words, chat }: { words: TryWords; chat: Chat }) {
  const { owner } = words
  const known = fieldsOf(chat.trade).flatMap((field) => inOwnWords(chat, field, words) ?? [])
  return (
    <div
      data-glance
      className="needs-script sticky top-[calc(var(--header-height)+0.25rem)] z-10 rounded-card border-2 border-peacock bg-paper px-4 py-2.5 leading-snug lg:hidden group-has-[#side-owner:checked]/sides:hidden"
    >
      <p className="flex items-center justify-between gap-2">
        <span className="text-14 font-[600] text-peacock">{words.phone.ownerLine}</span>
        <Badge tone={chat.isBooked ? 'peacock' : 'indigo'}>
          {chat.isBooked ? owner.labels.booked : owner.labels.new}
        </Badge>
      </p>
      <p className="mt-1 font-[600] wrap-anywhere">{known.join(' · ') || owner.missing}</p>
      <p className="mt-0.5 text-14 text-ink-2">{ownerState(chat, owner.states)}</p>
    </div>
  )
}
