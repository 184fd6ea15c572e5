import { paths, readPath } from './paths.ts'

/** Where a free call is booked: the owner's scheduler once it is set, our own form until then. */
export function schedulerLink(scheduler: string, service?: string, plan?: string): string {
  return isSet(scheduler) ? scheduler : bookingFormLink(service, plan)
}

/** Free times and the booking form on a page of their own, for whoever has no script. */
export const bookingPath = '/book'

/**
 * Our own booking form, which shows and keeps what the demo is to be about. With script it opens in place, over whatever
 * page one is on.
 */
export function bookingFormLink(service?: string, plan?: string): string {
  const query = new URLSearchParams({ ...(service && { service }), ...(plan && { plan: slugOf(plan) }) })
  return `${paths.contact}${query.size > 0 ? `?${query}` : ''}#book`
}

/** Whether an address of ours is where a demo is booked. */
export function isBookingLink({ pathname, hash }: Pick<URL, 'pathname' | 'hash'>): boolean {
  const { path } = readPath(pathname)
  return path === bookingPath || (path === paths.contact && hash === '#book')
}

/** Names under which nobody can have a site or a mailbox (RFC 2606, RFC 6761). */
const reserved =
  /^(?:https?:\/\/(?:[^/?#]*\.)?|[^/?#@]*@(?:[^/?#@]*\.)?)(?:example|example\.(?:com|net|org)|invalid|test|localhost)(?:[:/?#]|$)/i

/** No mobile number of India starts with 0. */
const nobodysNumber = /^\+?91[ -]?0[\d -]*$/

/** Longer than any video’s. */
const noVideo = 'your-video-id-here'

/** Whether the owner has put a real address, number or video in the place of the one that opens nothing. */
export function isSet(address: string): boolean {
  return address !== '' && address !== noVideo && !nobodysNumber.test(address) && !reserved.test(address)
}

/** A plan's anchor on the page that lists it. */
export function planAnchor(table: string, plan: string): string {
  return `${table}-${slugOf(plan)}`
}

/** “Smart Bot” in addresses. */
export function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

/** A click-to-chat address; the text is what the visitor finds already typed. */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
