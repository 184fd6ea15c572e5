/** “9:00 to 19:00”, with the language's own word between the two. */
export function openingTimes({ opens, closes }: { opens: number; closes: number }, until: string): string {
  return `${clock(opens)} ${until} ${clock(closes)}`
}

/** Minutes since midnight, as a clock shows them. */
export function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** India's clocks are two and a half hours ahead of Tanzania's, all year. */
export const aheadOfTanzania = 150

export function inTanzania({ opens, closes }: { opens: number; closes: number }) {
  return { opens: opens - aheadOfTanzania, closes: closes - aheadOfTanzania }
}
