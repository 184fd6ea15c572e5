/** What someone wanted to send. */
interface Draft {
  fields: Record<string, string>
  /** The id it was sent under, in case it did arrive. */
  submission?: string
}

/** Kept until the tab is closed, or on the device, where it outlives a time without a connection. */
type Place = 'sessionStorage' | 'localStorage'

export function keepDraft(place: Place, address: string, draft: Draft): void {
  try {
    window[place].setItem(keyOf(address), JSON.stringify(draft))
  } catch {}
}

export function readDraft(address: string): (Draft & { place: Place }) | undefined {
  return readFrom('sessionStorage', address) ?? readFrom('localStorage', address)
}

export function dropDraft(address: string): void {
  try {
    sessionStorage.removeItem(keyOf(address))
    localStorage.removeItem(keyOf(address))
  } catch {}
}

/** Puts what was typed back into its form, except where something was typed since. */
export function fillFrom(form: HTMLFormElement, fields: Draft['fields']): void {
  for (const [name, value] of Object.entries(fields)) {
    for (const input of form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`))
      if (input.type === 'checkbox' || input.type === 'radio') input.checked = input.value === value
      else if (input.type !== 'hidden' && !isTypedInto(input)) input.value = value
  }
}

/** A list of choices has no first value of its own. */
function isTypedInto({ value, defaultValue = value }: HTMLInputElement): boolean {
  return value !== defaultValue
}

function readFrom(place: Place, address: string): (Draft & { place: Place }) | undefined {
  try {
    const kept = JSON.parse(window[place].getItem(keyOf(address)) ?? 'null')
    // What another version of the site left there may look different.
    return kept?.fields && { ...kept, place }
  } catch {
    return undefined
  }
}

function keyOf(address: string): string {
  return `draft:${address}`
}
