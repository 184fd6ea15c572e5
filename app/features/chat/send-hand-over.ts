import { writtenPhone } from '#domain/phone-number.ts'
import { createRequestIds } from '#domain/request-ids.ts'
import type { ChatState } from './chat-session.ts'

const submissionOf = createRequestIds()

/** Sends the conversation to the team. Answers the reference it is kept under, or nothing when that failed. */
export async function sendHandOver(
  { conversation, reference }: ChatState,
  email: string,
): Promise<string | undefined> {
  const fields = {
    reference,
    email,
    phone: writtenPhone(conversation.contactInfo.phone),
    messages: conversation.messages.map(({ text, isBot }) => ({ text, isBot })),
    consent: true,
  }
  try {
    const response = await fetch('/api/handovers', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...fields, submission_id: submissionOf(JSON.stringify(fields)) }),
      signal: AbortSignal.timeout(20_000),
    })
    if (response.status !== 201) return undefined
    const answer = (await response.json()) as { reference?: unknown }
    return typeof answer.reference === 'string' ? answer.reference : reference
  } catch {
    return undefined
  }
}
