import type { Database, Transaction } from '#server/db/database.ts'
import type { MailboxSettings } from '#server/env.ts'
import type { Queue } from '#server/jobs/queue.ts'
import { describeError, type Log } from '#server/log.ts'
import { decideFiling, type File, type FilingParts, NoSender } from './filing.ts'
import { type Mailbox, openMailbox, problemOf } from './mailbox.ts'
import { changePosition, type Position, readPosition, type SetAside } from './position.ts'
import { readMail } from './read-mail.ts'

/** The team's mailbox, from which answers come to the pages of who wrote them. */
export interface Inbox {
  /** Files what has come since the last time, unless somebody else does, or the server is left alone for a while. */
  read(now: Date): Promise<void>
  /** How it goes; nothing where no mailbox is set. */
  health(): Promise<InboxHealth | undefined>
}

interface InboxHealth {
  user: string
  readAt: Date | undefined
  failingSince: Date | undefined
  problem: Position['problem']
  /** Mails that were given up on. */
  setAside: { uid: number; receivedAt: Date; why: SetAside['why'] }[]
}

interface InboxParts extends FilingParts {
  settings: MailboxSettings | undefined
  log: Log
}

const second = 1000
const minute = 60 * second
const everySeconds = 60
/** Longer than any step takes: only a killed process leaves the mailbox to others. */
const lease = 2 * minute
/** What is older when the mails are numbered anew has been read before. */
const overlap = 60 * minute
const mostAtOnce = 200
const mostTries = 3
/** A connection can break anywhere; one that breaks at the same mail time after time breaks because of it. */
const mostBreaks = 5
const mostSetAside = 20
const longestPause = 15 * minute

export async function scheduleInbox(queue: Queue, inbox: Inbox): Promise<void> {
  await queue.repeat('read-inbox', everySeconds, () => inbox.read(new Date()))
}

/** Whether it has failed for so long that somebody should look. */
export function isFailing(health: InboxHealth | undefined, now: Date): boolean {
  return health?.failingSince !== undefined && now.getTime() - health.failingSince.getTime() > longestPause
}

export function createInbox({ settings, log, ...parts }: InboxParts): Inbox {
  const { database } = parts
  return {
    async read(now) {
      if (!settings) return
      const change = changes(database, nameOf(settings))
      const position = await change(async (kept) =>
        kept.notBefore && new Date(kept.notBefore) > now
          ? undefined
          : { ...kept, notBefore: later(now, lease) },
      )
      if (!position) return
      try {
        const mailbox = await openMailbox(settings)
        try {
          await readNew(mailbox, change, parts, log)
        } finally {
          await mailbox.close()
        }
        await change(async ({ failingSince: _since, problem: _problem, notBefore: _lease, ...kept }) => ({
          ...kept,
          failures: 0,
          readAt: now.toISOString(),
        }))
      } catch (error) {
        const problem = problemOf(error)
        log('warn', 'inbox-not-read', { problem, ...describeError(error) })
        await change(async (kept) => ({
          ...kept,
          problem,
          failingSince: kept.failingSince ?? now.toISOString(),
          failures: kept.failures + 1,
          // A little less than the minutes say, or the next turn would come just too early.
          notBefore: later(now, Math.min(longestPause, 2 ** kept.failures * minute) - 10 * second),
        }))
      }
    },

    async health() {
      if (!settings) return undefined
      const kept = await readPosition(database)
      const own = kept?.mailbox === nameOf(settings) ? kept : undefined
      return {
        user: settings.user,
        readAt: own?.readAt ? new Date(own.readAt) : undefined,
        failingSince: own?.failingSince ? new Date(own.failingSince) : undefined,
        problem: own?.problem,
        setAside: (own?.setAside ?? [])
          .filter(({ tries }) => tries >= mostTries)
          .map(({ uid, receivedAt, why }) => ({ uid, receivedAt: new Date(receivedAt), why })),
      }
    },
  }
}

type Change = <Changed extends Position | undefined>(
  work: (position: Position, transaction: Transaction) => Promise<Changed>,
) => Promise<Changed>

function changes(database: Database, mailbox: string): Change {
  return (work) => changePosition(database, mailbox, work)
}

/** Those that failed before are tried first, then the new ones, in their order. */
async function readNew(mailbox: Mailbox, change: Change, parts: FilingParts, log: Log): Promise<void> {
  const position = await begin(mailbox, change)
  const again = position.setAside.filter(({ tries }) => tries < mostTries).map(({ uid }) => uid)
  const uids = [...again, ...(await mailbox.uidsAfter(position.lastUid))]
  for (const uid of uids.slice(0, mostAtOnce)) await readOne(mailbox, uid, change, parts, log)
}

/** Where to go on. A mailbox that was never read begins with what comes from now on. */
async function begin(mailbox: Mailbox, change: Change): Promise<Position> {
  const { uidValidity, uidNext } = mailbox
  const kept = await change(async (position) => position)
  if (kept.uidValidity === uidValidity) return kept
  // Numbered anew: what is known already is recognised by its Message-ID.
  const first = kept.readAt && (await mailbox.firstUidSince(earlier(new Date(kept.readAt), overlap)))
  return change(async (position) => ({
    ...position,
    uidValidity,
    lastUid: (first || uidNext) - 1,
    setAside: position.setAside.map((each) => ({ ...each, tries: mostTries })),
  }))
}

async function readOne(
  mailbox: Mailbox,
  uid: number,
  change: Change,
  parts: FilingParts,
  log: Log,
): Promise<void> {
  let receivedAt = new Date()
  try {
    const fetched = await mailbox.fetch(uid)
    receivedAt = fetched?.receivedAt ?? receivedAt
    const file: File = fetched ? await decideFiling(await readMail(fetched), parts) : async () => {}
    await change<Position | undefined>(async (position, transaction) => {
      // Somebody else was faster.
      if (!isDue(position, mailbox, uid)) return undefined
      await file(transaction)
      return passed(position, uid)
    })
  } catch (error) {
    const why = error instanceof NoSender ? 'no-sender' : 'unreadable'
    const isBroken = !mailbox.isOpen()
    log('warn', 'mail-not-filed', { uid, why, ...describeError(error) })
    await change<Position | undefined>(async (position) => {
      if (!isDue(position, mailbox, uid)) return undefined
      const times = position.brokeAt?.uid === uid ? position.brokeAt.times + 1 : 1
      if (isBroken && times < mostBreaks) return { ...position, brokeAt: { uid, times } }
      const before = position.setAside.find((each) => each.uid === uid)?.tries ?? 0
      const tries = isBroken || why === 'no-sender' ? mostTries : before + 1
      const setAside = { uid, tries, receivedAt: receivedAt.toISOString(), why } as const
      const { setAside: others, ...on } = passed(position, uid)
      return { ...on, setAside: [...others, setAside].slice(-mostSetAside) }
    })
    if (isBroken) throw error
  }
}

function isDue({ uidValidity, lastUid, setAside }: Position, mailbox: Mailbox, uid: number): boolean {
  return uidValidity === mailbox.uidValidity && (uid > lastUid || setAside.some((each) => each.uid === uid))
}

function passed({ brokeAt: _broke, ...position }: Position, uid: number): Position {
  return {
    ...position,
    lastUid: Math.max(position.lastUid, uid),
    setAside: position.setAside.filter((each) => each.uid !== uid),
    notBefore: later(new Date(), lease),
  }
}

function nameOf({ user, host, port, folder }: MailboxSettings): string {
  return `${user}@${host}:${port}/${folder}`
}

function earlier(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() - milliseconds)
}

function later(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString()
}
