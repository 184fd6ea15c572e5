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
  | { kind: 'limited' }
  | { kind: 'failed' }
  | { kind: 'offline' }

/** Longer than a slow connection takes, shorter than anyone would wait. */
const patienceInMilliseconds = 20_000

export async function sendForm(address: string, fields: Record<string, string>): Promise<Sent> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(patienceInMilliseconds),
    })
    const body = await response.json()
    if (response.status === 201) return { kind: 'stored', answer: body }
    if (response.status === 422 || response.status === 409) {
      const { fields = {}, suggestion, alternatives } = body.error
      return { kind: 'invalid', messages: fields, suggestion, alternatives }
    }
    return { kind: response.status === 429 ? 'limited' : 'failed' }
  } catch {
    return { kind: navigator.onLine ? 'failed' : 'offline' }
  }
}

const tokenPatienceInMilliseconds = 1_000

/**
 * Tells the server later how long the form took to fill in. Nobody waits for it, and one that takes long is left out: its
 * time is that of the answer, and a person with a slow connection would seem to type like a program.
 */
export function askForToken(): { form_token?: string } {
  const given: { form_token?: string } = {}
  fetch('/api/form-token', { signal: AbortSignal.timeout(tokenPatienceInMilliseconds) })
    .then((response) => response.json())
    .then(({ token }) => {
      given.form_token = token
    })
    .catch(() => {})
  return given
}
