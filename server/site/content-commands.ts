import { text } from 'node:stream/consumers'
import { shipped } from '#content/catalogue/catalogue.ts'
import { type SiteValue, siteFields, valueAt } from '#content/site-fields.ts'
import { offerLocally, reachLocally } from '#server/db/local-socket.ts'
import type { Log } from '#server/log.ts'
import type { SiteFacts } from './site-facts.ts'

/** What `npm run content` asks for; without a field, all of them are taken back. */
export type ContentCommand = { kind: 'list' } | { kind: 'reset'; field?: string | undefined }

/** A fact that the owner changed. */
export interface OwnersFact {
  field: string
  value: SiteValue
  /** What the code ships now; absent where it no longer has the fact. */
  shipped?: SiteValue
  /** What it shipped when the owner changed the fact, where that was something else. */
  shippedThen?: SiteValue
}

export type ContentAnswer =
  | { did: 'listed'; facts: OwnersFact[] }
  | { did: 'reset' | 'nothing' }
  | { did: 'refused'; problems: string[] }

/** Who took values back, where the history asks. */
const commandsName = 'npm run content'

export async function runContentCommand(
  siteFacts: Pick<SiteFacts, 'current' | 'differences' | 'publish'>,
  command: ContentCommand,
): Promise<ContentAnswer> {
  const { change, values } = await siteFacts.current()
  if (command.kind === 'list') {
    const changedByBoth = new Map((await siteFacts.differences()).map((each) => [each.field, each]))
    return {
      did: 'listed',
      facts: Object.entries(values).map(([field, value]) => {
        const known = siteFields.get(field)
        const both = changedByBoth.get(field)
        return {
          field,
          value,
          ...(known && { shipped: valueAt(shipped, known.path) }),
          ...(both && { shippedThen: both.shippedThen }),
        }
      }),
    }
  }
  const fields = Object.keys(values).filter((field) => !command.field || field === command.field)
  const wanted = Object.fromEntries(fields.map((field) => [field, null]))
  const outcome = await siteFacts.publish(commandsName, wanted, change)
  if (outcome.outcome === 'senseless') return { did: 'refused', problems: outcome.problems }
  return { did: outcome.outcome === 'published' ? 'reset' : 'nothing' }
}

/** Lets `npm run content` work while the site is running on the embedded database. */
export function offerContentCommands(
  siteFacts: SiteFacts,
  dataDir: string,
  log: Log,
): Promise<() => Promise<void>> {
  return offerLocally('content', dataDir, log, async (socket) => {
    const command: ContentCommand = JSON.parse(await text(socket))
    socket.end(JSON.stringify(await runContentCommand(siteFacts, command)))
  })
}

/** Asks the site that runs on this folder; nothing if none does. */
export async function askRunningSite(
  dataDir: string,
  command: ContentCommand,
): Promise<ContentAnswer | undefined> {
  const socket = await reachLocally('content', dataDir)
  if (!socket) return undefined
  socket.end(JSON.stringify(command))
  const answer = await text(socket)
  // The site logs what went wrong and hangs up.
  if (answer === '') throw new Error('The running site could not do it; its log says why')
  return JSON.parse(answer)
}
