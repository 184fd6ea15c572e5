/** What came of sending a form. */
export type Sent =
  | { kind: 'stored'; answer: Record<string, string> }
  | {
      kind: 'invalid'
      messages: Record<string, string>
      /** The e-mail address that was probably meant. */
      suggestion?: string
      /** Free times, where the one in the form is taken. */
      alternatives?: { start: string }[]
    }
  /** Not taken, for the reason the server gives. */
  | { kind: 'limited' | 'failed'; message?: string }
  /** No answer came back, so nobody here knows whether it arrived. */
  | { kind: 'lost' }

/** Longer than a slow connection takes, shorter than anyone would wait. */
const patienceInMilliseconds = 20_000

export async function sendForm(address: string, fields: Record<string, unknown>): Promise<Sent> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(patienceInMilliseconds),
    })
    const body = await response.json()
    if (response.status === 201) return { kind: 'stored', answer: body }
    const { fields: messages = {}, message, suggestion, alternatives } = body.error
    if (response.status === 422 || response.status === 409)
      return { kind: 'invalid', messages, suggestion, alternatives }
    return { kind: response.status === 429 ? 'limited' : 'failed', message }
  } catch {
    return { kind: 'lost' }
  }
}
