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

/** The number of a change, as the address of an earlier part of a list has it; anyone can make an address. */
export function changeBefore(query: URLSearchParams): number | undefined {
  const typed = query.get('before') ?? ''
  return /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : undefined
}
