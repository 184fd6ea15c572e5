import { Icon } from '#app/ui/icon.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { whatsappLink } from '#content/company.ts'
import type { HandOverWords } from '#content/types/chat-widget.ts'
import { type Conversation, whatsappText } from '#domain/conversation.ts'

interface WhatsappLinkProps {
  words: HandOverWords
  label: string
  conversation: Conversation
  className: string
}

/** Carries on in WhatsApp: the message begins with the reference and says what this was about. */
export function WhatsappLink({ words, label, conversation, className }: WhatsappLinkProps) {
  return (
    <SmartLink href={whatsappLink(whatsappText(conversation, words))} className={className}>
      <Icon name="whatsapp" className="size-5 text-peacock" />
      {label}
    </SmartLink>
  )
}
