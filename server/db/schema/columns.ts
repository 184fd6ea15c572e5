import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A point in time, the same for every time zone. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true })
}

/** A small file. One driver hands out a Buffer, the other a plain array of bytes. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
