interface Count {
  value: number
  endsAt: number
}

interface CounterSettings {
  times: number
  inSeconds: number
  /** What becomes of somebody new when no more can be counted. */
  whenFull: 'admit' | 'refuse'
}

/** Counts of so many are kept for each limit, some two megabytes; whoever invents names must not fill the memory. */
export const mostCounted = 20_000

/**
 * Counts what each key does in a span of time, in memory that has an end. When it is full, those already counted still
 * are; somebody new is let in uncounted or has to wait, as the limit says.
 */
export function createBoundedCounter({ times, inSeconds, whenFull }: CounterSettings) {
  const counts = new Map<string, Count>()
  const span = inSeconds * 1000

  /** Spans are equally long and so end in the order in which they began, which is the order of the map. */
  function forgetEnded(now: number): void {
    for (const [key, { endsAt }] of counts) {
      if (endsAt > now) return
      counts.delete(key)
    }
  }

  return {
    /** Counts one more, and answers how many milliseconds to wait; 0 within the limit. */
    count(key: string, now = Date.now()): number {
      forgetEnded(now)
      const count = counts.get(key)
      if (count) {
        count.value++
        return count.value > times ? count.endsAt - now : 0
      }
      if (counts.size >= mostCounted) return whenFull === 'admit' ? 0 : span
      counts.set(key, { value: 1, endsAt: now + span })
      return 0
    },
    /** Counts one less. */
    release(key: string): number {
      const count = counts.get(key)
      if (count && count.value > 0) count.value--
      return 0
    },
    /** How long one more would have to wait. */
    wait(key: string, now = Date.now()): number {
      const count = counts.get(key)
      return count && count.value >= times ? Math.max(0, count.endsAt - now) : 0
    },
  }
}
