/** What someone wanted to send while there was no connection. Stays on the device until it is sent or discarded. */
export type Draft = Record<string, string>

export function keepDraft(address: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(address), JSON.stringify(draft))
  } catch {}
}

export function readDraft(address: string): Draft | undefined {
  try {
    const kept = localStorage.getItem(keyOf(address))
    return kept ? JSON.parse(kept) : undefined
  } catch {
    return undefined
  }
}

export function dropDraft(address: string): void {
  try {
    localStorage.removeItem(keyOf(address))
  } catch {}
}

/** Puts a draft back into its form. */
export function fillFrom(form: HTMLFormElement, draft: Draft): void {
  for (const [name, value] of Object.entries(draft)) {
    const input = form.elements.namedItem(name)
    if (input instanceof HTMLInputElement && input.type === 'checkbox') input.checked = value === 'on'
    else if (
      input instanceof HTMLInputElement ||
      input instanceof HTMLTextAreaElement ||
      input instanceof HTMLSelectElement
    )
      input.value = value
  }
}

function keyOf(address: string): string {
  return `draft:${address}`
}
