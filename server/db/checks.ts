import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check } from 'drizzle-orm/pg-core'

// Rules live in the database too, so that no path around a form can store what a form would refuse.
// Checks hold for null, so the same rule serves optional columns.

/** One line of text: something readable, of limited length, without anything that could end a mail header. */
export function line(column: AnyPgColumn, maxLength: number) {
  return named(
    column,
    sql`char_length(${column}) <= ${sql.raw(String(maxLength))} and ${column} ~ '[^[:space:]]' and ${column} !~ '[\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]'`,
  )
}

/** Text of several lines: tabs and line ends are welcome, other control characters are not. */
export function prose(column: AnyPgColumn, maxLength: number) {
  return named(
    column,
    sql`char_length(${column}) <= ${sql.raw(String(maxLength))} and ${column} ~ '[^[:space:]]' and ${column} !~ '[\\u0001-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]'`,
  )
}

/** The shape alone; whether it exists only a mail server knows. Nothing that would make two addresses of one. */
export function emailAddress(column: AnyPgColumn) {
  // The semicolon is escaped because drizzle-kit would split the rule there.
  const part = '[^@[:space:][:cntrl:],\\u003b:<>()"]+'
  return named(column, sql`char_length(${column}) <= 254 and ${column} ~ '${sql.raw(`^${part}@${part}$`)}'`)
}

export function oneOf(column: AnyPgColumn, values: readonly string[]) {
  return named(column, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`)
}

export function atLeast(column: AnyPgColumn, lowest: number) {
  return named(column, sql`${column} >= ${sql.raw(String(lowest))}`)
}

export function shorterThan(column: AnyPgColumn, maxLength: number) {
  return named(column, sql`char_length(${column}) <= ${sql.raw(String(maxLength))}`)
}

/** A JSON object of limited size. */
export function smallObject(column: AnyPgColumn, maxLength: number) {
  return named(
    column,
    sql`jsonb_typeof(${column}) = 'object' and octet_length(${column}::text) <= ${sql.raw(String(maxLength))}`,
  )
}

function named(column: AnyPgColumn, rule: SQL) {
  return check(`${column.name}_is_valid`, rule)
}
