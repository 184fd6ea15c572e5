import { parseArgs } from 'node:util'
import { type Database, type DatabaseSettings, openDatabase } from '#server/db/database.ts'
import { isThere } from '#server/db/embedded.ts'
import { StartProblem } from '#server/db/start-problem.ts'
import { type Env, parseEnv } from '#server/env.ts'
import { actAsOwnerOf } from './acting-user.ts'
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

/** A command that reads must not make an empty database where somebody mistook the folder. */
export function refuseMissing({ dataDir, databaseUrl }: DatabaseSettings): void {
  if (!databaseUrl && !isThere(dataDir))
    throw new StartProblem(
      `There is no data in ${dataDir}. Say where the site keeps it: DATA_DIR, or DATABASE_URL for a PostgreSQL.`,
    )
}

export async function openExisting(settings: DatabaseSettings): Promise<Database> {
  refuseMissing(settings)
  return openAsOwner(settings)
}

/** Opens or makes a database; from here on the command acts as the user to whom the embedded one belongs. */
export async function openAsOwner(settings: DatabaseSettings, isRestoring = false): Promise<Database> {
  if (!settings.databaseUrl) actAsOwnerOf(settings.dataDir)
  return openDatabase(settings, isRestoring)
}

export function describeCounts(counts: Record<string, number>): string {
  const parts = Object.entries(counts).map(([table, count]) => `${count} ${table}`)
  return parts.join(', ') || 'no rows'
}
