import { type Conversation, referenceOf } from '#domain/conversation.ts'

/** Sends the conversation to the team. Answers the reference it is kept under, or nothing when that failed. */
export async function sendHandOver(
  conversation: Conversation,
  email: string,
): Promise<{ reference: string } | undefined> {
  try {
    const response = await fetch('/api/handovers', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        conversationId: conversation.id,
        reference: referenceOf(conversation),
        email,
        phone: conversation.contactInfo.phone ?? undefined,
        messages: conversation.messages.map(({ text, isBot }) => ({ text, isBot })),
        consent: true,
      }),
      signal: AbortSignal.timeout(20_000),
    })
    if (response.status !== 201) return undefined
    const { reference } = (await response.json()) as { reference?: unknown }
    return { reference: typeof reference === 'string' ? reference : referenceOf(conversation) }
  } catch {
    return undefined
  }
}
