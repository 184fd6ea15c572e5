// What someone typed about themselves, offered in the other forms of the same visit. Gone when the tab is closed.
const key = 'visitor'
const shared = ['name', 'email', 'phone', 'company']

export function rememberVisitor(form: HTMLFormElement): void {
  rememberDetails(Object.fromEntries(new FormData(form)))
}

export function rememberDetails(details: Record<string, unknown>): void {
  const typed = Object.entries(details).filter(([name, value]) => shared.includes(name) && value)
  write({ ...rememberedVisitor(), ...Object.fromEntries(typed) })
}

/** True when something was filled in. A field that somebody is in, or has been at, is theirs. */
export function offerVisitor(form: HTMLFormElement): boolean {
  const offered = Object.entries(rememberedVisitor()).filter(([name, value]) => {
    const input = form.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement) || input.value !== '') return false
    if (input.matches(':focus, :is(:user-valid, :user-invalid)')) return false
    input.value = value
    return true
  })
  return offered.length > 0
}

// A browser may refuse to keep anything; then nothing is offered, and nothing breaks.
export function rememberedVisitor(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}

function write(details: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(details))
  } catch {}
}
