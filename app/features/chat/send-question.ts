import { here } from '#content/here.ts'

/** Sends the team a question that the assistant could not answer. Answers whether they have it. */
export async function sendQuestion(message: string): Promise<boolean> {
  try {
    const response = await fetch(here('/api/questions'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message }),
      signal: AbortSignal.timeout(20_000),
    })
    return response.status === 201
  } catch {
    return false
  }
}
