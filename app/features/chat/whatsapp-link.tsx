import { Icon } from '#app/ui/icon.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { whatsappLink } from '#content/booking-link.ts'
import type { Words } from '#content/words.ts'
import { whatsappText } from '#domain/conversation.ts'
import type { ChatState } from './chat-session.ts'

interface WhatsappLinkProps {
  words: Words['chatWidget']['handOver']
  label: string
  state: ChatState
  className: string
}

/** Carries on in WhatsApp: the message begins with the reference and says what this was about. */
export function WhatsappLink({ words, label, state, className }: WhatsappLinkProps) {
  return (
    <SmartLink
      href={whatsappLink(words.whatsappNumber, whatsappText(state.conversation, state.reference, words))}
      className={className}
    >
      <Icon name="whatsapp" className="size-5 text-peacock" />
      {label}
    </SmartLink>
  )
}
