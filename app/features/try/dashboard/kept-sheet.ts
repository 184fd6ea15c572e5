import type { View } from '#domain/sheet/view.ts'

/** The visitor's own sheet for the life of the tab: in the browser's own store, which nobody else reads. */
interface KeptSheet {
  name: string
  file: Blob
  /** What was looked at in it last. */
  view: View | undefined
}

const keys = { name: 'try-sheet-name', content: 'try-sheet', view: 'try-sheet-view' }

/** Where the page sees, before its code runs, that there is one (app/hydration/deferred-loader.js). */
export const keptMark = keys.name

export function keptSheet(): KeptSheet | undefined {
  try {
    const [name, content, view] = [keys.name, keys.content, keys.view].map((key) =>
      sessionStorage.getItem(key),
    )
    if (!name || !content) return undefined
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
    return { name, file: new Blob([bytes]), view: view ? JSON.parse(view) : undefined }
  } catch {
    return undefined
  }
}

/** Whether there was room for it. */
export async function keepSheet(name: string, file: Blob): Promise<boolean> {
  forgetSheet()
  try {
    sessionStorage.setItem(keys.content, await inLetters(file))
    sessionStorage.setItem(keys.name, name)
    return true
  } catch {
    forgetSheet()
    return false
  }
}

export function keepView(view: View): void {
  try {
    if (sessionStorage.getItem(keys.name)) sessionStorage.setItem(keys.view, JSON.stringify(view))
  } catch {
    // Without it the sheet comes back as it was first shown.
  }
}

export function forgetSheet(): void {
  try {
    for (const key of Object.values(keys)) sessionStorage.removeItem(key)
  } catch {
    // Where nothing may be kept, nothing is.
  }
}

function inLetters(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
