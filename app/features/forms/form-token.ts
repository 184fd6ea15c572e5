const patienceInMilliseconds = 1_000

/**
 * Tells the server later how long the form took to fill in. Nobody waits for it, and one that takes long is left out: its
 * time is that of the answer, and a person with a slow connection would seem to type like a program.
 */
export function askForToken(): { form_token?: string } {
  const given: { form_token?: string } = {}
  fetch('/api/form-token', { signal: AbortSignal.timeout(patienceInMilliseconds) })
    .then((response) => response.json())
    .then(({ token }) => {
      given.form_token = token
    })
    .catch(() => {})
  return given
}
