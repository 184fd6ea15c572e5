type Level = 'info' | 'warn' | 'error'

export type Log = (level: Level, event: string, fields?: Record<string, unknown>) => void

/**
 * One JSON object a line. Fields never carry names, addresses, message texts or query strings. What a provider says of a
 * failure may repeat what we told it, so secrets are blotted out wherever others had a word.
 */
export function createLog(write: (line: string) => void, secrets: string[] = []): Log {
  return (level, event, fields = {}) => {
    const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })
    write(
      `${level === 'info' ? line : secrets.reduce((text, secret) => text.replaceAll(secret, '…'), line)}\n`,
    )
  }
}

/** Writes the lines of one turn of the event loop together: under load, writing costs more than what is written. */
export function collectLines(write: (text: string) => void) {
  let waiting = ''
  function flush(): void {
    if (waiting) write(waiting)
    waiting = ''
  }
  return {
    add(line: string): void {
      if (!waiting) setImmediate(flush)
      waiting += line
    },
    flush,
  }
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
