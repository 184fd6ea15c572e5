/** Puts values into a text's {places}. A place without a value stays as it is, for a test to find. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place)
}

/** The same of a text that tells one from several; {count} is how many, as it is written. */
export function counting(
  texts: { one: string; other: string },
  count: number,
  values: Record<string, string> = {},
): string {
  return fill(count === 1 ? texts.one : texts.other, { count: String(count), ...values })
}
