type Level = 'info' | 'warn' | 'error'

export type Log = (level: Level, event: string, fields?: Record<string, unknown>) => void

/** One JSON object a line. Fields never carry names, addresses, message texts or query strings. */
export function createLog(write: (line: string) => void, now: () => Date = () => new Date()): Log {
  return (level, event, fields = {}) =>
    write(`${JSON.stringify({ time: now().toISOString(), level, event, ...fields })}\n`)
}

/** What a log may say of an error: its name, message and where it arose. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) }
  // A failed query's own message repeats its values, and so people's data; its cause says what went wrong.
  if ('params' in error && error.cause) return describeError(error.cause)
  return {
    error: error.name,
    message: error.message,
    stack: error.stack
      ?.split('\n')
      .slice(1, 6)
      .map((line) => line.trim()),
  }
}
