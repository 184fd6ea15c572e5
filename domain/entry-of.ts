/**
 * What a table has under a name that somebody sent. Every object answers to `constructor` and `__proto__` too, with
 * something that is no entry, so a name from outside is looked up here and nowhere else.
 */
export function entryOf<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
