/** Puts values where words say `{name}`. Values are inserted as they are and never searched again. */
export function fillIn(words: string, values: Record<string, string>): string {
  return words.replace(/\{(\w+)\}/g, (placeholder, key) => values[key] ?? placeholder)
}
