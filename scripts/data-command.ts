import { parseArgs } from 'node:util'
import { StartProblem } from '#server/db/start-problem.ts'
import { type Env, parseEnv } from '#server/env.ts'
import { CommandError, exitWith } from './command.mjs'

/** Runs a command on the site's data, with the site's own settings; what the reader can mend is told in one line. */
export function dataCommand(work: (env: Env, files: string[], to: string | undefined) => Promise<void>) {
  return exitWith(async () => {
    const { values, positionals } = parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true })
    // Only where the data is matters here; a secret that is missing must not stop a rescue.
    const { DATA_DIR, DATABASE_URL } = process.env
    const parsed = parseEnv({ DATA_DIR, DATABASE_URL: values.to ?? DATABASE_URL })
    if (!parsed.ok) throw new CommandError(parsed.problems.join('\n'))
    try {
      await work(parsed.env, positionals, values.to)
      return 0
    } catch (error) {
      if (error instanceof StartProblem) throw new CommandError(error.message)
      throw error
    }
  })
}

export function describeCounts(counts: Record<string, number>): string {
  const parts = Object.entries(counts).map(([table, count]) => `${count} ${table}`)
  return parts.join(', ') || 'no rows'
}
