import { withoutFlash } from './flash.ts'

/** The same screen with other parameters; those without a value are taken away. */
export function addressWith(search: string, changes: Record<string, string | undefined>): string {
  const query = withoutFlash(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name)
    else query.set(name, value)
  }
  return `?${query}`
}
