import { customType, timestamp as pgTimestamp } from 'drizzle-orm/pg-core'

/** A point in time, the same for every time zone. */
export function timestamp(name: string) {
  return pgTimestamp(name, { withTimezone: true })
}

/** A small file. One driver hands out a Buffer, the other a plain array of bytes. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
