/**
 * Numbers of a text in order of size; times are told by the 24-hour clock in some languages, so a full hour counts as on
 * the 12-hour clock, “20:00” as 8, and of other times only the minutes count. Where Swahili tells the part of the day too, it
 * counts the hours from sunrise: “saa 5:00 asubuhi” is 11.
 */
export function numbersIn(text: string): string[] {
  const told = text
    .replace(/\bsaa (\d{1,2})(?=:\d\d (?:asubuhi|mchana|jioni|usiku))/g, (_, hour) => `${Number(hour) + 6}`)
    .replace(/\b(\d{1,2}):00\b/g, (_, hour) => String(Number(hour) % 12 || 12))
    .replace(/\b\d{1,2}:(?=\d\d)/g, ':')
  return (told.match(/[₹$]?\d[\d,.]*\d|[₹$]?\d/g) ?? []).sort()
}
