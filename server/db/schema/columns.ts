import { timestamp } from 'drizzle-orm/pg-core'

/** A point in time, the same for every time zone. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true })
}
