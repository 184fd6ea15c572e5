/** Enough of a browser's long name to recognise one's own device. */
export function browserName(userAgent: string): string {
  const [, system = ''] = userAgent.match(/\(([^;)]+)/) ?? []
  const [browser = ''] = userAgent.match(/(?:Edg|Firefox|Chrome|Version)\/[\d]+/) ?? []
  return [browser.replace('Version', 'Safari').replace('/', ' '), system].filter(Boolean).join(', ')
}
