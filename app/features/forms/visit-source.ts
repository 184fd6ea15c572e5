let arrival: Record<string, string> = {}

/** Where the visit began and came from. Kept in memory only: it ends with the visit. */
export function rememberArrival(): void {
  const { pathname, search, origin } = location
  const campaign = [...new URLSearchParams(search)].filter(([key]) => key.startsWith('utm_'))
  arrival = {
    first_page: pathname,
    ...(document.referrer && !document.referrer.startsWith(origin) && { referrer: document.referrer }),
    ...Object.fromEntries(campaign),
  }
}

export function visitSource(): Record<string, string> {
  return arrival
}
