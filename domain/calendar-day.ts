/** A day of this century, as YYYY-MM-DD; the 31st of February has the right shape and is none. */
export function isCalendarDay(text: string): boolean {
  if (!/^20\d\d-[01]\d-[0-3]\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** So many days later, or earlier. */
export function shiftDay(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
