import type { Span } from './spans.ts'
import { day } from './wall-time.ts'

/** Asks for all events in a span, and a day around it: what has no zone is in that of the server. */
export function calendarQuery({ start, end }: Span): string {
  const [from, to] = [start.getTime() - day, end.getTime() + day].map((time) =>
    new Date(time).toISOString().replace(/\.\d+|[-:]/g, ''),
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">
  <D:prop><C:calendar-data/></D:prop>
  <C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT">
    <C:time-range start="${from}" end="${to}"/>
  </C:comp-filter></C:comp-filter></C:filter>
</C:calendar-query>`
}
