import { type Sent, sendForm } from '#app/ui/form/send-form.ts'
import { here } from '#content/here.ts'
import { writtenPhone } from '#domain/phone-number.ts'
import { createRequestIds } from '#domain/request-ids.ts'
import type { ChatState } from './chat-session.ts'

const submissionOf = createRequestIds()

/** Sends the conversation to the team, with the address and what was answered about it. */
export function sendHandOver(
  { conversation, reference }: ChatState,
  contact: Record<string, unknown>,
): Promise<Sent> {
  const fields = {
    ...contact,
    reference,
    phone: writtenPhone(conversation.contactInfo.phone),
    messages: conversation.messages.map(({ text, isBot }) => ({ text, isBot })),
    consent: true,
  }
  return sendForm(here('/api/handovers'), { ...fields, submission_id: submissionOf(JSON.stringify(fields)) })
}
