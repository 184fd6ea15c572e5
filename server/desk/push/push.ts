import { createHash, randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { type QuietHours, quietSpan } from '#domain/quiet-hours.ts'
import { audit } from '#server/auth/audit.ts'
import type { SignedInOwner } from '#server/auth/sign-in.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { pushKinds, pushSettings, pushSubscriptions } from '#server/db/schema/owners.ts'
import type { Outcome, Queue } from '#server/jobs/queue.ts'
import type { Log } from '#server/log.ts'
import { loadPushKeys } from './keys.ts'
import { isNews, type News, newsBetween, newsOf, type PushKind } from './news.ts'
import { type Notice, newsNotice, quietNotice, testNotice } from './notice.ts'
import { type Device, isPushAddress, type Sent, sendNotice, worthSeconds } from './send.ts'

/** What an owner wants to hear, and when. */
export interface PushWishes {
  kinds: PushKind[]
  quiet: QuietHours | undefined
  showsWords: boolean
}

type Owner = Pick<SignedInOwner, 'id' | 'email'>

interface ListedDevice {
  id: string
  /** By which a browser knows itself in the list; its address stays a secret. */
  fingerprint: string
  device: string | null
  createdAt: Date
}

/** News on owners' phones. Each owner has their own devices and wishes. */
export interface Push {
  publicKey: string
  /** Queues, with the transaction, what the team's mails tell of; or mail that we were sent, by the id of its lead. */
  announce(transaction: Transaction, ids: string[]): Promise<void>
  announceMails(transaction: Transaction, mails: { id: string; kind: string }[]): Promise<void>
  devices(owner: Owner): Promise<ListedDevice[]>
  /** False for an address that no push service has. */
  add(owner: Owner, device: Device & { name: string }): Promise<boolean>
  remove(owner: Owner, id: string): Promise<boolean>
  wishes(owner: Owner): Promise<PushWishes>
  change(owner: Owner, wishes: PushWishes): Promise<void>
  /** Sends at once; how many devices took it, are gone, or could not be reached. */
  test(owner: Owner): Promise<Record<'accepted' | 'gone' | 'failed', number>>
}

interface PushParts {
  database: Database
  queue: Queue
  settings: { team: string; publicUrl: string }
  log: Log
  now?: () => Date
  /** For tests, whose push service is on this machine. */
  allowsPrivate?: boolean
}

const usualWishes: PushWishes = { kinds: [...pushKinds], quiet: undefined, showsWords: false }

/** Devices that never answer hold up a worker each, while the others go on. */
const workers = 3

export async function startPush(parts: PushParts): Promise<Push> {
  const { database, queue, settings, log, now = () => new Date(), allowsPrivate = false } = parts
  const { db } = database
  const keys = await loadPushKeys(database)
  const sending = { keys, contact: settings.team, allowsPrivate }

  await queue.work('push', { handle: (id) => (id.startsWith('quiet ') ? sumUp(id) : spread(id)), giveUp })
  await queue.work('push-delivery', { handle: deliver, giveUp }, workers)

  async function giveUp(id: string): Promise<void> {
    log('warn', 'push-given-up', { push: id })
  }

  /** News to each device of each owner who wants it now, as work of its own: none waits for another. */
  async function spread(newsId: string): Promise<Outcome> {
    const news = await newsOf(database, newsId)
    if (!news || isStale(news)) return 'done'
    for (const { userId, devices, wishes } of await audience()) {
      if (!isWanted(news, wishes)) continue
      const quiet = wishes.quiet && quietSpan(wishes.quiet, now())
      if (quiet) await queue.ensure('push', [quietId(userId, quiet)], quiet.end)
      else
        await queue.ensure(
          'push-delivery',
          devices.map((device) => `${device} ${newsId}`),
        )
    }
    return 'done'
  }

  /** After quiet hours: one line for all that came. */
  async function sumUp(id: string): Promise<Outcome> {
    const { userId } = quietOf(id)
    const found = (await audience()).find((each) => each.userId === userId)
    if (found)
      await queue.ensure(
        'push-delivery',
        found.devices.map((device) => `${device} ${id}`),
      )
    return 'done'
  }

  async function deliver(id: string): Promise<Outcome> {
    const [deviceId = '', ...about] = id.split(' ')
    const [device] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, deviceId))
    const notice = device && (await noticeFor(about.join(' '), await wishesOf(device.userId)))
    if (!device || !notice) return 'done'
    return outcomes[await send(device, notice)]
  }

  async function noticeFor(about: string, wishes: PushWishes): Promise<Notice | undefined> {
    const { publicUrl } = settings
    if (about.startsWith('quiet ')) {
      const { start, end } = quietOf(about)
      const missed = await newsBetween(database, start, end)
      const count = missed.filter((news) => isWanted(news, wishes)).length
      return count > 0 ? quietNotice(about, count, publicUrl) : undefined
    }
    const news = await newsOf(database, about)
    if (!news || isStale(news)) return undefined
    return newsNotice(news, {
      publicUrl,
      showsWords: wishes.showsWords,
      hearsUrgent: wishes.kinds.includes('urgent'),
    })
  }

  /** A device that is gone is forgotten. */
  async function send(device: Device & { id: string }, notice: Notice): Promise<Sent> {
    const sent = await sendNotice(device, notice, sending)
    if (sent === 'gone') await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, device.id))
    if (sent === 'refused') log('warn', 'push-refused', { device: device.id })
    return sent
  }

  /** Whoever reads it hours later has seen the desk by then. */
  function isStale({ at }: News): boolean {
    return now().getTime() - at.getTime() > worthSeconds * 1000
  }

  async function audience(): Promise<{ userId: string; devices: string[]; wishes: PushWishes }[]> {
    const rows = await db
      .select({ id: pushSubscriptions.id, userId: pushSubscriptions.userId, wishes: pushSettings })
      .from(pushSubscriptions)
      .leftJoin(pushSettings, eq(pushSettings.userId, pushSubscriptions.userId))
    return [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, own]) => ({
      userId,
      devices: own.map(({ id }) => id),
      wishes: wishesIn(own[0]?.wishes),
    }))
  }

  async function wishesOf(userId: string): Promise<PushWishes> {
    const [row] = await db.select().from(pushSettings).where(eq(pushSettings.userId, userId))
    return wishesIn(row)
  }

  async function announce(transaction: Transaction, ids: string[]): Promise<void> {
    if (ids.length === 0) return
    const [anybody] = await transaction.select({ id: pushSubscriptions.id }).from(pushSubscriptions).limit(1)
    if (anybody) await queue.enqueue(transaction, 'push', ids)
  }

  return {
    publicKey: keys.publicKey,
    announce,
    announceMails: (transaction, mails) =>
      announce(
        transaction,
        mails.filter(({ kind }) => isNews(kind)).map(({ id }) => id),
      ),
    async devices(owner) {
      const rows = await db
        .select()
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, owner.id))
        .orderBy(desc(pushSubscriptions.createdAt))
      return rows.map(({ id, endpoint, device, createdAt }) => ({
        id,
        fingerprint: createHash('sha256').update(endpoint).digest('hex'),
        device,
        createdAt,
      }))
    },
    async add(owner, { name, ...device }) {
      if (!isPushAddress(device.endpoint, { allowsPrivate })) return false
      const row = { ...device, userId: owner.id, device: name || null }
      await database.transaction(async (transaction) => {
        // A browser is whoever's turned it on last.
        await transaction
          .insert(pushSubscriptions)
          .values({ id: randomUUID(), ...row })
          .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row })
        await audit(transaction, { ownerEmail: owner.email, action: 'push-device-added' })
      })
      return true
    },
    remove: (owner, id) =>
      database.transaction(async (transaction) => {
        const removed = await transaction
          .delete(pushSubscriptions)
          .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, owner.id)))
          .returning({ id: pushSubscriptions.id })
        if (removed.length > 0)
          await audit(transaction, { ownerEmail: owner.email, action: 'push-device-removed' })
        return removed.length > 0
      }),
    wishes: (owner) => wishesOf(owner.id),
    async change(owner, { kinds, quiet, showsWords }) {
      const row = { kinds, quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null, showsWords }
      await database.transaction(async (transaction) => {
        await transaction
          .insert(pushSettings)
          .values({ userId: owner.id, ...row })
          .onConflictDoUpdate({ target: pushSettings.userId, set: row })
        await audit(transaction, { ownerEmail: owner.email, action: 'push-settings' })
      })
    },
    async test(owner) {
      const own = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, owner.id))
      const notice = testNotice(settings.publicUrl)
      const sent = await Promise.all(own.map((device) => send(device, notice)))
      const number = (...wanted: Sent[]) => sent.filter((each) => wanted.includes(each)).length
      return { accepted: number('accepted'), gone: number('gone'), failed: number('later', 'refused') }
    },
  }
}

const outcomes = {
  accepted: 'done',
  gone: 'done',
  later: 'retry',
  refused: 'give-up',
} as const satisfies Record<Sent, Outcome>

function isWanted({ kinds }: News, wishes: PushWishes): boolean {
  return kinds.some((kind) => wishes.kinds.includes(kind))
}

function wishesIn(row: typeof pushSettings.$inferSelect | null | undefined): PushWishes {
  if (!row) return usualWishes
  const { kinds, quietFrom, quietUntil, showsWords } = row
  return {
    kinds,
    quiet: quietFrom && quietUntil ? { from: quietFrom, until: quietUntil } : undefined,
    showsWords,
  }
}

/** One for each owner and stretch, however much comes in it. */
function quietId(userId: string, { start, end }: { start: Date; end: Date }): string {
  return `quiet ${userId} ${start.getTime()} ${end.getTime()}`
}

function quietOf(id: string): { userId: string; start: Date; end: Date } {
  const [, userId = '', start, end] = id.split(' ')
  return { userId, start: new Date(Number(start)), end: new Date(Number(end)) }
}
