import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom'
import { FeedFailure } from './failure.ts'

const dav = 'DAV:'
const caldav = 'urn:ietf:params:xml:ns:caldav'

/** The calendars in a CalDAV server's answer. */
export function calendarsIn(xml: string): string[] {
  const root = rootOf(xml)
  if (root?.namespaceURI !== dav || root.localName !== 'multistatus') throw new FeedFailure('not-a-calendar')
  const statuses = [...root.getElementsByTagNameNS(dav, 'status')]
  // So a server says that there is more than it gives.
  if (statuses.some(({ textContent }) => textContent?.includes(' 507 '))) throw new FeedFailure('too-large')
  return [...root.getElementsByTagNameNS(caldav, 'calendar-data')].map(({ textContent }) => textContent ?? '')
}

function rootOf(xml: string) {
  try {
    const document = new DOMParser({ locator: false, onError: onErrorStopParsing }).parseFromString(
      xml,
      'text/xml',
    )
    return document.doctype ? undefined : document.documentElement
  } catch {
    return undefined
  }
}
