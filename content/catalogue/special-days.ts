/** A day on which other hours hold. */
export interface SpecialDay {
  /** As in `2026-11-08`. */
  date: string
  /** Why: “Diwali”; may be empty. */
  name: string
  /** Minutes since midnight, India time; absent where the office is closed all day. */
  hours?: { opens: number; closes: number }
}

/** Today's and those ahead, the nearest first; the owner writes them at the desk. */
export const specialDays: readonly SpecialDay[] = []
