import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { SmartLink } from '#app/ui/smart-link.tsx'
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
  const { whatsappAddress: address } = words
  if (address === '') return null
  const text = whatsappText(state.conversation, state.reference, words)
  const content = (
    <>
      <Icon name="whatsapp" className="size-5 text-peacock" />
      {label}
    </>
  )
  // Our own page gets the text without anybody being sent it.
  if (address.startsWith('/'))
    return (
      <Link to={address} state={{ text }} className={className}>
        {content}
      </Link>
    )
  return (
    <SmartLink href={`${address}?text=${encodeURIComponent(text)}`} className={className}>
      {content}
    </SmartLink>
  )
}
