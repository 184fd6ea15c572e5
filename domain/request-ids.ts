/** One id for one request: the same text sent again, by a double press or after a failure, is the same request. */
export function createRequestIds(): (body: string) => string {
  const ids = new Map<string, string>()
  return (body) => {
    const id = ids.get(body) ?? randomId()
    ids.set(body, id)
    return id
  }
}

/** A random UUID. `crypto.randomUUID` is missing on pages that do not come over https. */
export function randomId(): string {
  return idFrom(crypto.getRandomValues(new Uint8Array(16)))
}

/** Sixteen bytes in the shape of a UUID. */
export function idFrom(bytes: Uint8Array): string {
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`]
  return [...parts, `8${digits.slice(17, 20)}`, digits.slice(20)].join('-')
}
