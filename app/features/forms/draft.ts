/** What someone wanted to send while there was no connection. Stays on the device until it is sent or discarded. */
interface Draft {
  fields: Record<string, string>
  /** The id it was sent under, in case it did arrive. */
  submission: string
}

export function keepDraft(address: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(address), JSON.stringify(draft))
  } catch {}
}

export function readDraft(address: string): Draft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(address)) ?? 'null')
    // What another version of the site left there may look different.
    return kept?.fields && kept.submission ? kept : undefined
  } catch {
    return undefined
  }
}

export function dropDraft(address: string): void {
  try {
    localStorage.removeItem(keyOf(address))
  } catch {}
}

/** Puts what was typed back into its form. */
export function fillFrom(form: HTMLFormElement, fields: Draft['fields']): void {
  for (const [name, value] of Object.entries(fields)) {
    for (const input of form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`))
      if (input.type === 'checkbox' || input.type === 'radio') input.checked = input.value === value
      else if (input.type !== 'hidden') input.value = value
  }
}

function keyOf(address: string): string {
  return `draft:${address}`
}
