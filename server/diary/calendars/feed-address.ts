/** For the form: a `webcal:` address becomes https; undefined for what is no http(s) address or carries a user name in it. */
export function feedAddress(text: string): string | undefined {
  const address = text.trim().replace(/^webcals?:/i, 'https:')
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) return undefined
  url.hash = ''
  return url.href
}
