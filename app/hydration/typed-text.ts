type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Whatever made React build the page anew instead of taking it over, what was typed stays. Returns how to put it into the
 * new page's fields.
 */
export function holdTypedText(): () => void {
  // Fields keep what they hold, and what is still typed, when they are taken out of the page.
  const fields = document.querySelectorAll<Field>(':is(input, textarea, select)[id]')
  const focused = document.activeElement
  return () => {
    for (const before of fields) {
      const now = document.getElementById(before.id) as Field | null
      if (!now || now === before) continue
      now.value = before.value
      if ('checked' in now && 'checked' in before) now.checked = before.checked
    }
    if (focused?.id && !focused.isConnected) document.getElementById(focused.id)?.focus()
  }
}
