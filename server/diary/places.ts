import { randomBytes } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { type Diary, heldSpan, hostAt, type Standing, standingOf } from '#domain/diary.ts'
import type { Transaction } from '#server/db/database.ts'
import { demoHosts } from '#server/db/schema/diary.ts'
import { keepRules } from './availability.ts'
import { readDiary, spanAround } from './diary.ts'

/** What a demo is given in the diary. */
export interface Place {
  /** None while the time is only asked for. */
  host: number | null
  minutes: number
  bufferMinutes: number
  videoUrl: string | null
}

export type Placed = { kind: 'placed'; place: Place } | { kind: 'taken' } | { kind: 'closed' }

interface Wish {
  start: Date
  /** Whether the time is to be held for it, or only asked for. */
  isHeld: boolean
  /** Whether it may be outside the hours in which visitors book. */
  whateverHours: boolean
}

/** Finds places for new demos; of several that want one time the first gets it. */
export async function placeDemos(transaction: Transaction, wishes: Wish[]): Promise<Placed[]> {
  if (wishes.length === 0) return []
  await keepRules(transaction)
  let diary = await readDiary(transaction, spanAround(...wishes.map(({ start }) => start)))
  const standings = wishes.map(({ start, isHeld, whateverHours }) => {
    const standing = (whateverHours ? hostAt : standingOf)(diary, start)
    if (isHeld && standing.kind === 'free') diary = withDemo(diary, standing.host, start)
    return standing
  })
  const videoUrls = await videoUrlsOf(transaction, standings)
  return standings.map((standing, index) =>
    placed(standing, diary, wishes[index]?.isHeld === true, videoUrls),
  )
}

/** Finds a place for one that is in the diary already: its own host's, if it can be. */
export async function placeAgain(
  transaction: Transaction,
  { bookingId, host, start, isHeld, whateverHours }: Wish & { bookingId: string; host: number | null },
): Promise<Placed> {
  await keepRules(transaction)
  const diary = await readDiary(transaction, spanAround(start), bookingId)
  const own = diary.hosts.filter(({ number }) => number === host)
  // Whoever moves it at the desk means the same host, and is told when that one is busy.
  const standing =
    whateverHours && own.length > 0
      ? hostAt({ ...diary, hosts: own }, start)
      : (whateverHours ? hostAt : standingOf)(diary, start, host)
  return placed(standing, diary, isHeld, await videoUrlsOf(transaction, [standing]))
}

function withDemo(diary: Diary, number: number, start: Date): Diary {
  const held = heldSpan(start, diary.availability)
  const hosts = diary.hosts.map((host) =>
    host.number === number ? { ...host, busy: [...host.busy, held] } : host,
  )
  return { ...diary, hosts }
}

function placed(
  standing: Standing,
  { availability: { minutes, bufferMinutes } }: Diary,
  isHeld: boolean,
  videoUrls: Map<number, string | null>,
): Placed {
  if (standing.kind !== 'free') return standing
  const length = { minutes, bufferMinutes }
  if (!isHeld) return { kind: 'placed', place: { ...length, host: null, videoUrl: null } }
  const { host } = standing
  return { kind: 'placed', place: { ...length, host, videoUrl: ownRoom(videoUrls.get(host)) } }
}

async function videoUrlsOf(transaction: Transaction, standings: Standing[]) {
  const hosts = standings.flatMap((standing) => (standing.kind === 'free' ? [standing.host] : []))
  if (hosts.length === 0) return new Map<number, string | null>()
  const rows = await transaction.select().from(demoHosts).where(inArray(demoHosts.number, hosts))
  return new Map(rows.map(({ number, videoUrl }) => [number, videoUrl]))
}

/** Where a host has another room for each demo, nobody can guess it. */
function ownRoom(videoUrl: string | null | undefined): string | null {
  return videoUrl?.replaceAll('{code}', () => randomBytes(9).toString('hex')) ?? null
}
