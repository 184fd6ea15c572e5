/** What came of sending a form. */
export type Sent =
  | { kind: 'stored'; answer: Record<string, string> }
  | { kind: 'invalid'; messages: Record<string, string> }
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
    if (response.status === 422) return { kind: 'invalid', messages: body.error.fields ?? {} }
    return { kind: response.status === 429 ? 'limited' : 'failed' }
  } catch {
    return { kind: navigator.onLine ? 'failed' : 'offline' }
  }
}

/** Tells the server later how long the form took to fill in. Nobody has to wait for it. */
export async function fetchFormToken(): Promise<string | undefined> {
  try {
    const { token } = await (await fetch('/api/form-token')).json()
    return token
  } catch {
    return undefined
  }
}
