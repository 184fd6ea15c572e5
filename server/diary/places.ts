import { randomBytes } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { type Diary, heldSpan, type Standing, standingOf, type Wish } from '#domain/diary.ts'
import type { Transaction } from '#server/db/database.ts'
import { demoHosts } from '#server/db/schema/diary.ts'
import { keepRules } from './availability.ts'
import { readDiary, spanAround } from './diary.ts'

export type Host = typeof demoHosts.$inferSelect

/** What a demo is given in the diary. */
export interface Place {
  /** None while the time is only asked for. */
  host: number | null
  minutes: number
  bufferMinutes: number
  videoUrl: string | null
}

export type Placed =
  | { kind: 'placed'; place: Place; holder: Host | null }
  | { kind: 'taken' }
  | { kind: 'closed' }

interface DemoWish extends Wish {
  /** Whether the time is to be held for it, or only asked for. */
  isHeld: boolean
}

/** Finds places for new demos; of several that want one time the first gets it. */
export async function placeDemos(transaction: Transaction, wishes: DemoWish[]): Promise<Placed[]> {
  if (wishes.length === 0) return []
  await keepRules(transaction)
  let diary = await readDiary(transaction, spanAround(...wishes.map(({ start }) => start)))
  const standings = wishes.map((wish) => {
    const standing = standingOf(diary, wish)
    if (wish.isHeld && standing.kind === 'free') diary = withDemo(diary, standing.host, wish.start)
    return standing
  })
  const hosts = await hostsOf(transaction, standings)
  return standings.map((standing, index) => placed(standing, diary, wishes[index]?.isHeld === true, hosts))
}

/** Finds a place for one that is in the diary already: its own host's, if it can be. */
export async function placeAgain(
  transaction: Transaction,
  { bookingId, ...wish }: DemoWish & { bookingId: string },
): Promise<Placed> {
  await keepRules(transaction)
  const diary = await readDiary(transaction, spanAround(wish.start), bookingId)
  const standing = standingOf(diary, wish)
  return placed(standing, diary, wish.isHeld, await hostsOf(transaction, [standing]))
}

function withDemo(diary: Diary, number: number, start: Date): Diary {
  const held = heldSpan(start, diary.availability)
  const hosts = diary.hosts.map((host) =>
    host.number === number ? { ...host, demos: [...host.demos, held] } : host,
  )
  return { ...diary, hosts }
}

function placed(
  standing: Standing,
  { availability: { minutes, bufferMinutes } }: Diary,
  isHeld: boolean,
  hosts: Host[],
): Placed {
  if (standing.kind !== 'free') return standing
  const length = { minutes, bufferMinutes }
  if (!isHeld) return { kind: 'placed', place: { ...length, host: null, videoUrl: null }, holder: null }
  const { host } = standing
  const holder = hosts.find(({ number }) => number === host) ?? null
  return { kind: 'placed', place: { ...length, host, videoUrl: ownRoom(holder?.videoUrl) }, holder }
}

async function hostsOf(transaction: Transaction, standings: Standing[]): Promise<Host[]> {
  const numbers = standings.flatMap((standing) => (standing.kind === 'free' ? [standing.host] : []))
  if (numbers.length === 0) return []
  return transaction.select().from(demoHosts).where(inArray(demoHosts.number, numbers))
}

/** Where a host has another room for each demo, nobody can guess it. */
function ownRoom(videoUrl: string | null | undefined): string | null {
  return videoUrl?.replaceAll('{code}', () => randomBytes(9).toString('hex')) ?? null
}
