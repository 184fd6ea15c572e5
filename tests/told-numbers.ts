/**
 * Numbers of a text in order of size; times are told by the 24-hour clock in some languages, so a full hour counts as on
 * the 12-hour clock, “20:00” as 8, and of other times only the minutes count.
 */
export function numbersIn(text: string): string[] {
  const told = text
    .replace(/\b(\d{1,2}):00\b/g, (_, hour) => String(Number(hour) % 12 || 12))
    .replace(/\b\d{1,2}:(?=\d\d)/g, ':')
  return (told.match(/[₹$]?\d[\d,.]*\d|[₹$]?\d/g) ?? []).sort()
}
