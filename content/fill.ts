/** Puts values into a text's {places}. A place without a value stays as it is, for a test to find. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place)
}
