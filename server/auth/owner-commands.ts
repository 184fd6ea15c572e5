import { text } from 'node:stream/consumers'
import type { Database } from '#server/db/database.ts'
import { offerLocally, reachLocally } from '#server/db/local-socket.ts'
import type { Log } from '#server/log.ts'
import {
  listOwners,
  type NewOwner,
  type OwnerProblem,
  type OwnerRole,
  removeOwner,
  setOwner,
} from './owners.ts'

/** What `npm run owner` asks for. */
export type OwnerCommand =
  | { kind: 'set'; owner: NewOwner; addsAnother: boolean; resets: boolean }
  | { kind: 'remove'; email: string; evenTheLast: boolean }
  | { kind: 'list' }

export type OwnerAnswer =
  | { ok: true; did: 'created' | 'reset' | 'removed' }
  | { ok: true; did: 'listed'; owners: { email: string; role: OwnerRole }[] }
  | { ok: false; problem: OwnerProblem | 'exists' | 'unknown' | 'last' }

export async function runOwnerCommand(database: Database, command: OwnerCommand): Promise<OwnerAnswer> {
  if (command.kind === 'list') return { ok: true, did: 'listed', owners: await listOwners(database) }
  if (command.kind === 'set') return setOwner(database, command.owner, command)
  const outcome = await removeOwner(database, command.email, command)
  return outcome.ok ? { ok: true, did: 'removed' } : outcome
}

/** Lets `npm run owner` work while the site is running on the embedded database. */
export function offerOwnerCommands(
  database: Database,
  dataDir: string,
  log: Log,
): Promise<() => Promise<void>> {
  return offerLocally('owner', dataDir, log, async (socket) => {
    const command: OwnerCommand = JSON.parse(await text(socket))
    socket.end(JSON.stringify(await runOwnerCommand(database, command)))
  })
}

/** Asks the site that runs on this folder; nothing if none does. */
export async function askRunningSite(
  dataDir: string,
  command: OwnerCommand,
): Promise<OwnerAnswer | undefined> {
  const socket = await reachLocally('owner', dataDir)
  if (!socket) return undefined
  socket.end(JSON.stringify(command))
  const answer = await text(socket)
  // The site logs what went wrong and hangs up.
  if (answer === '') throw new Error('The running site could not do it; its log says why')
  return JSON.parse(answer)
}
