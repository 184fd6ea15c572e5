import { text } from 'node:stream/consumers'
import type { Database } from '#server/db/database.ts'
import { offerLocally, reachLocally } from '#server/db/local-socket.ts'
import type { Log } from '#server/log.ts'
import { type NewOwner, type OwnerOutcome, setOwner } from './owners.ts'

/** Lets `npm run owner` set the owner of a site that is running on the embedded database. */
export function offerOwnerSetting(
  database: Database,
  dataDir: string,
  log: Log,
): Promise<() => Promise<void>> {
  return offerLocally('owner', dataDir, log, async (socket) => {
    const owner: NewOwner = JSON.parse(await text(socket))
    socket.end(JSON.stringify(await setOwner(database, owner)))
  })
}

/** Asks the site that runs on this folder; nothing if none does. */
export async function askToSetOwner(dataDir: string, owner: NewOwner): Promise<OwnerOutcome | undefined> {
  const socket = await reachLocally('owner', dataDir)
  if (!socket) return undefined
  socket.end(JSON.stringify(owner))
  const answer = await text(socket)
  // The site logs what went wrong and hangs up.
  if (answer === '') throw new Error('The running site could not set the owner; its log says why')
  return JSON.parse(answer)
}
